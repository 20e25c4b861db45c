CREATE TABLE folds (
    name TEXT COLLATE "C" NOT NULL,
    last_result BIGINT NOT NULL,
    CONSTRAINT pk_folds PRIMARY KEY (name)
);

CREATE TABLE jobs (
    id BIGSERIAL NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    about TEXT COLLATE "C" NOT NULL,
    at FLOAT NOT NULL,
    claimed_by TEXT COLLATE "C",
    claimed_until FLOAT,
    result TEXT COLLATE "C",
    CONSTRAINT pk_jobs PRIMARY KEY (id),
    CONSTRAINT uq_jobs_kind_about UNIQUE (kind, about)
);

CREATE TABLE leases (
    name TEXT COLLATE "C" NOT NULL,
    holder TEXT COLLATE "C" NOT NULL,
    fence BIGINT NOT NULL,
    since FLOAT NOT NULL,
    until FLOAT NOT NULL,
    CONSTRAINT pk_leases PRIMARY KEY (name)
);

CREATE TABLE people (
    id BIGSERIAL NOT NULL,
    discord_id BIGINT,
    name TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C",
    language TEXT COLLATE "C",
    notices TEXT COLLATE "C" DEFAULT 'away' NOT NULL,
    four_colours BOOLEAN DEFAULT false NOT NULL,
    light_felt BOOLEAN DEFAULT false NOT NULL,
    dms_wanted BOOLEAN DEFAULT true NOT NULL,
    hidden BOOLEAN DEFAULT false NOT NULL,
    robot_ladder BOOLEAN DEFAULT false NOT NULL,
    reminders BOOLEAN DEFAULT true NOT NULL,
    cuts_alone BOOLEAN DEFAULT false NOT NULL,
    text_first BOOLEAN DEFAULT false NOT NULL,
    phrases BOOLEAN DEFAULT true NOT NULL,
    dm_channel_id BIGINT,
    created_at FLOAT NOT NULL,
    page_token TEXT COLLATE "C",
    CONSTRAINT pk_people PRIMARY KEY (id),
    CONSTRAINT ck_people_notices CHECK (notices in ('always', 'away', 'never')),
    CONSTRAINT uq_people_discord_id UNIQUE (discord_id),
    CONSTRAINT uq_people_page_token UNIQUE (page_token)
);

CREATE INDEX ix_people_unlisted ON people (id) WHERE hidden or discord_id is null;

CREATE TABLE puzzles (
    day BIGSERIAL NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    seed BYTEA NOT NULL,
    actions JSON NOT NULL,
    seat BIGINT NOT NULL,
    options JSON NOT NULL,
    CONSTRAINT pk_puzzles PRIMARY KEY (day)
);

CREATE TABLE seasons (
    id BIGSERIAL NOT NULL,
    scope BIGINT NOT NULL,
    number BIGINT NOT NULL,
    starts_at FLOAT NOT NULL,
    ends_at FLOAT NOT NULL,
    first_result BIGINT NOT NULL,
    last_result BIGINT,
    first_match BIGINT DEFAULT '0' NOT NULL,
    last_match BIGINT,
    CONSTRAINT pk_seasons PRIMARY KEY (id),
    CONSTRAINT uq_seasons_scope_number UNIQUE (scope, number)
);

CREATE TABLE seat_averages (
    pool TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    points BIGINT NOT NULL,
    CONSTRAINT pk_seat_averages PRIMARY KEY (pool, seat)
);

CREATE TABLE servers (
    id BIGSERIAL NOT NULL,
    discord_id BIGINT NOT NULL,
    language TEXT COLLATE "C",
    channel_ids JSON,
    organiser_role_id BIGINT,
    greeted_at FLOAT,
    player_role_id BIGINT,
    most_tables BIGINT,
    digest_channel_id BIGINT,
    digest_at FLOAT,
    season_months BIGINT DEFAULT '3' NOT NULL,
    season_start FLOAT,
    podium_channel_id BIGINT,
    time_zone TEXT COLLATE "C",
    pages BOOLEAN DEFAULT false NOT NULL,
    page_token TEXT COLLATE "C",
    page_name TEXT COLLATE "C" DEFAULT '' NOT NULL,
    page_listed BOOLEAN DEFAULT false NOT NULL,
    scheduled_events BOOLEAN DEFAULT false NOT NULL,
    left_at FLOAT,
    CONSTRAINT pk_servers PRIMARY KEY (id),
    CONSTRAINT uq_servers_discord_id UNIQUE (discord_id),
    CONSTRAINT uq_servers_page_token UNIQUE (page_token)
);

CREATE TABLE taken (
    interaction_id BIGSERIAL NOT NULL,
    taker TEXT COLLATE "C" NOT NULL,
    CONSTRAINT pk_taken PRIMARY KEY (interaction_id)
);

CREATE TABLE thinkers (
    name TEXT COLLATE "C" NOT NULL,
    room BIGINT NOT NULL,
    until FLOAT NOT NULL,
    CONSTRAINT pk_thinkers PRIMARY KEY (name)
);

CREATE TABLE blocks (
    server_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    blocked_by BIGINT NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_blocks PRIMARY KEY (server_id, person_id),
    CONSTRAINT fk_blocks_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_blocks_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_blocks_blocked_by FOREIGN KEY(blocked_by) REFERENCES people (id)
);

CREATE TABLE daily_series (
    id BIGSERIAL NOT NULL,
    server_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    created_by BIGINT NOT NULL,
    created_at FLOAT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    zone TEXT COLLATE "C" NOT NULL,
    plan JSON NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options JSON NOT NULL,
    rules_name TEXT COLLATE "C",
    role_id BIGINT,
    due_at FLOAT,
    CONSTRAINT pk_daily_series PRIMARY KEY (id),
    CONSTRAINT fk_daily_series_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_daily_series_created_by FOREIGN KEY(created_by) REFERENCES people (id)
);

CREATE INDEX ix_daily_series_due_at ON daily_series (due_at);

CREATE INDEX ix_daily_series_server_id ON daily_series (server_id);

CREATE TABLE deeds (
    person_id BIGINT NOT NULL,
    parties BIGINT NOT NULL,
    won_in_a_row BIGINT NOT NULL,
    made_in_a_row BIGINT NOT NULL,
    belotes BIGINT NOT NULL,
    pools_won TEXT COLLATE "C" NOT NULL,
    CONSTRAINT pk_deeds PRIMARY KEY (person_id),
    CONSTRAINT fk_deeds_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE TABLE games (
    id BIGSERIAL NOT NULL,
    server_id BIGINT,
    channel_id BIGINT NOT NULL,
    thread_id BIGINT,
    host_id BIGINT NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options JSON NOT NULL,
    rules_name TEXT COLLATE "C",
    rules_version BIGINT NOT NULL,
    seed BYTEA NOT NULL,
    version BIGINT NOT NULL,
    events BIGINT DEFAULT '0' NOT NULL,
    trick_events BIGINT,
    trick_at FLOAT,
    asked_at FLOAT,
    due_at FLOAT,
    again_id BIGINT,
    created_at FLOAT NOT NULL,
    started_at FLOAT,
    turn_seconds FLOAT DEFAULT '90.0' NOT NULL,
    bank_seconds FLOAT DEFAULT '300.0' NOT NULL,
    paused_at FLOAT,
    paused_why TEXT COLLATE "C",
    ended_why TEXT COLLATE "C",
    paused_by BIGINT,
    nonces JSON,
    open_hands BOOLEAN DEFAULT false NOT NULL,
    hints BOOLEAN DEFAULT false NOT NULL,
    robot_level TEXT COLLATE "C" DEFAULT 'strong' NOT NULL,
    once_more BOOLEAN DEFAULT false NOT NULL,
    theme TEXT COLLATE "C",
    ended_at FLOAT,
    published_at FLOAT,
    share TEXT COLLATE "C",
    CONSTRAINT pk_games PRIMARY KEY (id),
    CONSTRAINT ck_games_status CHECK (status in ('lobby', 'playing', 'over', 'expired', 'closed')),
    CONSTRAINT fk_games_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_games_host_id FOREIGN KEY(host_id) REFERENCES people (id),
    CONSTRAINT fk_games_again_id FOREIGN KEY(again_id) REFERENCES games (id),
    CONSTRAINT uq_games_share UNIQUE (share)
);

CREATE INDEX ix_games_again_id ON games (again_id);

CREATE INDEX ix_games_due_at ON games (due_at);

CREATE INDEX ix_games_practice ON games (host_id) WHERE server_id is null;

CREATE INDEX ix_games_server_id_status ON games (server_id, status);

CREATE TABLE leagues (
    id BIGSERIAL NOT NULL,
    server_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    best BIGINT NOT NULL,
    out_of BIGINT,
    worth TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    created_by BIGINT NOT NULL,
    created_at FLOAT NOT NULL,
    ended_at FLOAT,
    CONSTRAINT pk_leagues PRIMARY KEY (id),
    CONSTRAINT ck_leagues_worth CHECK (worth in ('places', 'points')),
    CONSTRAINT fk_leagues_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_leagues_created_by FOREIGN KEY(created_by) REFERENCES people (id)
);

CREATE INDEX ix_leagues_server_id ON leagues (server_id);

CREATE TABLE learners (
    person_id BIGINT NOT NULL,
    course TEXT COLLATE "C" NOT NULL,
    lesson BIGINT DEFAULT '0' NOT NULL,
    step BIGINT DEFAULT '0' NOT NULL,
    finished JSON NOT NULL,
    CONSTRAINT pk_learners PRIMARY KEY (person_id),
    CONSTRAINT fk_learners_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE TABLE pairs (
    scope BIGINT NOT NULL,
    season BIGINT NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    first_id BIGINT NOT NULL,
    second_id BIGINT NOT NULL,
    parties BIGINT NOT NULL,
    won BIGINT NOT NULL,
    merit BIGINT GENERATED ALWAYS AS (won * 1000000 - parties) STORED,
    CONSTRAINT pk_pairs PRIMARY KEY (scope, season, pool, first_id, second_id),
    CONSTRAINT fk_pairs_first_id FOREIGN KEY(first_id) REFERENCES people (id),
    CONSTRAINT fk_pairs_second_id FOREIGN KEY(second_id) REFERENCES people (id)
);

CREATE INDEX ix_pairs_merit ON pairs (scope, season, pool, merit, first_id, second_id);

CREATE INDEX ix_pairs_second_id ON pairs (second_id, scope, season, pool);

CREATE TABLE puzzle_answers (
    day BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    action TEXT COLLATE "C" NOT NULL,
    "right" BOOLEAN NOT NULL,
    late BOOLEAN NOT NULL,
    CONSTRAINT pk_puzzle_answers PRIMARY KEY (day, person_id),
    CONSTRAINT fk_puzzle_answers_day FOREIGN KEY(day) REFERENCES puzzles (day),
    CONSTRAINT fk_puzzle_answers_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_puzzle_answers_person_id ON puzzle_answers (person_id);

CREATE TABLE ratings (
    scope BIGINT NOT NULL,
    season BIGINT NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    person_id BIGINT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    shown FLOAT NOT NULL,
    parties BIGINT NOT NULL,
    won BIGINT NOT NULL,
    rank_before BIGINT,
    rate FLOAT,
    CONSTRAINT pk_ratings PRIMARY KEY (scope, season, pool, person_id),
    CONSTRAINT fk_ratings_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_ratings_person_id ON ratings (person_id);

CREATE INDEX ix_ratings_rate ON ratings (scope, season, pool, rate, parties, person_id);

CREATE INDEX ix_ratings_shown ON ratings (scope, season, pool, shown, person_id, parties);

CREATE INDEX ix_ratings_won ON ratings (scope, season, pool, won, shown, person_id);

CREATE TABLE rulesets (
    id BIGSERIAL NOT NULL,
    server_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    changes JSON NOT NULL,
    saved_by BIGINT NOT NULL,
    saved_at FLOAT NOT NULL,
    CONSTRAINT pk_rulesets PRIMARY KEY (id),
    CONSTRAINT uq_rulesets_server_id_key UNIQUE (server_id, key),
    CONSTRAINT fk_rulesets_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_rulesets_saved_by FOREIGN KEY(saved_by) REFERENCES people (id)
);

CREATE TABLE weekly_series (
    id BIGSERIAL NOT NULL,
    server_id BIGINT NOT NULL,
    created_by BIGINT NOT NULL,
    created_at FLOAT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    zone TEXT COLLATE "C" NOT NULL,
    usual_at FLOAT NOT NULL,
    starts_at FLOAT NOT NULL,
    due_at FLOAT,
    CONSTRAINT pk_weekly_series PRIMARY KEY (id),
    CONSTRAINT fk_weekly_series_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_weekly_series_created_by FOREIGN KEY(created_by) REFERENCES people (id)
);

CREATE INDEX ix_weekly_series_due_at ON weekly_series (due_at);

CREATE INDEX ix_weekly_series_server_id ON weekly_series (server_id);

CREATE TABLE analyses (
    game_id BIGINT NOT NULL,
    deal BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    found JSON NOT NULL,
    lost FLOAT NOT NULL,
    chance FLOAT,
    made BOOLEAN,
    at FLOAT NOT NULL,
    CONSTRAINT pk_analyses PRIMARY KEY (game_id, deal, person_id),
    CONSTRAINT fk_analyses_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_analyses_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_analyses_person_id ON analyses (person_id);

CREATE TABLE departures (
    id BIGSERIAL NOT NULL,
    seat BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    events BIGINT NOT NULL,
    why TEXT COLLATE "C" NOT NULL,
    at FLOAT NOT NULL,
    game_id BIGINT NOT NULL,
    CONSTRAINT pk_departures PRIMARY KEY (id),
    CONSTRAINT ck_departures_why CHECK (why in ('left', 'replaced', 'removed')),
    CONSTRAINT fk_departures_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_departures_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE INDEX ix_departures_game_id ON departures (game_id);

CREATE INDEX ix_departures_person_id ON departures (person_id);

CREATE TABLE events (
    game_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    decision TEXT COLLATE "C" NOT NULL,
    action TEXT COLLATE "C" NOT NULL,
    made_by TEXT COLLATE "C" NOT NULL,
    person_id BIGINT,
    at FLOAT NOT NULL,
    CONSTRAINT pk_events PRIMARY KEY (game_id, number),
    CONSTRAINT uq_events_game_id_decision UNIQUE (game_id, decision),
    CONSTRAINT ck_events_made_by CHECK (made_by in ('player', 'robot', 'clock', 'host')),
    CONSTRAINT fk_events_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_events_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE TABLE hints (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    decision TEXT COLLATE "C" NOT NULL,
    deal BIGINT NOT NULL,
    weighing JSON NOT NULL,
    CONSTRAINT pk_hints PRIMARY KEY (game_id, seat, decision),
    CONSTRAINT fk_hints_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE TABLE notes (
    id BIGSERIAL NOT NULL,
    deal BIGINT NOT NULL,
    step BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    at FLOAT NOT NULL,
    number BIGINT,
    game_id BIGINT NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY (id),
    CONSTRAINT fk_notes_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_notes_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE INDEX ix_notes_moment ON notes (game_id, deal, step);

CREATE INDEX ix_notes_person_id ON notes (person_id);

CREATE TABLE results (
    id BIGSERIAL NOT NULL,
    game_id BIGINT NOT NULL,
    server_id BIGINT NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    deals BIGINT NOT NULL,
    ended_at FLOAT NOT NULL,
    pool TEXT COLLATE "C",
    unrated_why TEXT COLLATE "C",
    company TEXT COLLATE "C",
    CONSTRAINT pk_results PRIMARY KEY (id),
    CONSTRAINT fk_results_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_results_server_id FOREIGN KEY(server_id) REFERENCES servers (id)
);

CREATE INDEX ix_results_company ON results (company, ended_at);

CREATE UNIQUE INDEX ix_results_game_id ON results (game_id);

CREATE INDEX ix_results_server_id ON results (server_id);

CREATE TABLE seats (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    person_id BIGINT,
    agreed BOOLEAN DEFAULT true NOT NULL,
    bank FLOAT,
    clock_from FLOAT,
    missed BIGINT DEFAULT '0' NOT NULL,
    away BOOLEAN DEFAULT false NOT NULL,
    offered BOOLEAN DEFAULT false NOT NULL,
    wants_end BOOLEAN DEFAULT false NOT NULL,
    told BIGINT DEFAULT '0' NOT NULL,
    wants_gone BIGINT,
    phrase TEXT COLLATE "C",
    phrase_events BIGINT DEFAULT '0' NOT NULL,
    note TEXT COLLATE "C",
    first_id BIGINT,
    CONSTRAINT pk_seats PRIMARY KEY (game_id, seat),
    CONSTRAINT uq_seats_game_id_person_id UNIQUE (game_id, person_id),
    CONSTRAINT ck_seats_seat CHECK (seat >= 0),
    CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_seats_person_id ON seats (person_id);

CREATE TABLE tournaments (
    id BIGSERIAL NOT NULL,
    server_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    created_by BIGINT NOT NULL,
    created_at FLOAT NOT NULL,
    seed BYTEA NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL,
    plan JSON NOT NULL,
    preset TEXT COLLATE "C" NOT NULL,
    options JSON NOT NULL,
    rules_name TEXT COLLATE "C",
    turn_seconds FLOAT NOT NULL,
    bank_seconds FLOAT NOT NULL,
    members BIGINT NOT NULL,
    most_entries BIGINT,
    role_id BIGINT,
    check_in BOOLEAN NOT NULL,
    stand_ins BOOLEAN NOT NULL,
    opens_at FLOAT,
    closes_at FLOAT NOT NULL,
    starts_at FLOAT NOT NULL,
    round_seconds FLOAT,
    break_seconds FLOAT NOT NULL,
    due_at FLOAT,
    paused_at FLOAT,
    paused_why TEXT COLLATE "C",
    tables_paused BOOLEAN DEFAULT false NOT NULL,
    last_round BIGINT,
    ended_at FLOAT,
    league_id BIGINT,
    secret BYTEA,
    secret_commitment TEXT COLLATE "C",
    series_id BIGINT,
    weekly_id BIGINT,
    about TEXT COLLATE "C",
    contact TEXT COLLATE "C",
    protest_seconds FLOAT DEFAULT '0' NOT NULL,
    CONSTRAINT pk_tournaments PRIMARY KEY (id),
    CONSTRAINT ck_tournaments_state CHECK (state in ('draft', 'registration', 'check_in', 'running', 'finished', 'cancelled')),
    CONSTRAINT ck_tournaments_members CHECK (members in (1, 2, 4)),
    CONSTRAINT fk_tournaments_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_tournaments_created_by FOREIGN KEY(created_by) REFERENCES people (id),
    CONSTRAINT fk_tournaments_league_id FOREIGN KEY(league_id) REFERENCES leagues (id),
    CONSTRAINT fk_tournaments_series_id FOREIGN KEY(series_id) REFERENCES daily_series (id),
    CONSTRAINT fk_tournaments_weekly_id FOREIGN KEY(weekly_id) REFERENCES weekly_series (id)
);

CREATE INDEX ix_tournaments_due_at ON tournaments (due_at);

CREATE INDEX ix_tournaments_league_id ON tournaments (league_id);

CREATE INDEX ix_tournaments_series_id ON tournaments (series_id);

CREATE INDEX ix_tournaments_server_id ON tournaments (server_id, state);

CREATE INDEX ix_tournaments_state ON tournaments (state);

CREATE INDEX ix_tournaments_weekly_id ON tournaments (weekly_id);

CREATE TABLE matches (
    id BIGSERIAL NOT NULL,
    tournament_id BIGINT NOT NULL,
    section BIGINT NOT NULL,
    server_id BIGINT NOT NULL,
    after_result BIGINT NOT NULL,
    company TEXT COLLATE "C" NOT NULL,
    ended_at FLOAT NOT NULL,
    supersedes BIGINT,
    CONSTRAINT pk_matches PRIMARY KEY (id),
    CONSTRAINT fk_matches_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
    CONSTRAINT fk_matches_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT uq_matches_supersedes UNIQUE (supersedes),
    CONSTRAINT fk_matches_supersedes FOREIGN KEY(supersedes) REFERENCES matches (id)
);

CREATE INDEX ix_matches_company ON matches (company, ended_at);

CREATE UNIQUE INDEX ix_matches_once ON matches (tournament_id, section) WHERE supersedes is null;

CREATE INDEX ix_matches_section ON matches (tournament_id, section);

CREATE TABLE messages (
    id BIGSERIAL NOT NULL,
    subject TEXT NOT NULL,
    wanted BIGINT NOT NULL,
    shown BIGINT DEFAULT '0' NOT NULL,
    priority BIGINT DEFAULT '2' NOT NULL,
    closing BOOLEAN DEFAULT false NOT NULL,
    tries BIGINT DEFAULT '0' NOT NULL,
    retry_at FLOAT,
    game_id BIGINT,
    viewer BIGINT DEFAULT '-1' NOT NULL,
    number BIGINT DEFAULT '0' NOT NULL,
    tournament_id BIGINT,
    person_id BIGINT,
    server_id BIGINT,
    season_id BIGINT,
    until FLOAT,
    facts JSON,
    channel_id BIGINT,
    message_id BIGINT,
    asked_at FLOAT,
    token TEXT COLLATE "C",
    token_until FLOAT,
    chosen BIGINT,
    events BIGINT,
    aloud BOOLEAN DEFAULT false NOT NULL,
    afresh BIGINT DEFAULT '0' NOT NULL,
    claimed_until FLOAT,
    claims BIGINT DEFAULT '0' NOT NULL,
    begun BOOLEAN DEFAULT false NOT NULL,
    CONSTRAINT pk_messages PRIMARY KEY (id),
    CONSTRAINT uq_messages_game_id_subject_viewer_number UNIQUE (game_id, subject, viewer, number),
    CONSTRAINT fk_messages_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_messages_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
    CONSTRAINT fk_messages_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_messages_season_id FOREIGN KEY(season_id) REFERENCES seasons (id)
);

CREATE INDEX ix_messages_begun ON messages (id) WHERE begun;

CREATE INDEX ix_messages_lagging ON messages (priority) WHERE shown < wanted;

CREATE UNIQUE INDEX ix_messages_letters ON messages (tournament_id, person_id, subject, number) WHERE tournament_id is not null and person_id is not null;

CREATE UNIQUE INDEX ix_messages_posts ON messages (tournament_id, subject, number) WHERE tournament_id is not null and person_id is null;

CREATE UNIQUE INDEX ix_messages_seasons ON messages (season_id) WHERE season_id is not null;

CREATE UNIQUE INDEX ix_messages_weeks ON messages (server_id, until) WHERE until is not null;

CREATE TABLE page_links (
    tournament_id BIGINT NOT NULL,
    token TEXT COLLATE "C" NOT NULL,
    listed BOOLEAN DEFAULT false NOT NULL,
    held BOOLEAN DEFAULT false NOT NULL,
    delay BIGINT DEFAULT '0' NOT NULL,
    closed_from BIGINT DEFAULT '0' NOT NULL,
    CONSTRAINT pk_page_links PRIMARY KEY (tournament_id),
    CONSTRAINT fk_page_links_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
    CONSTRAINT uq_page_links_token UNIQUE (token)
);

CREATE TABLE rating_steps (
    person_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    result_id BIGINT NOT NULL,
    shown FLOAT NOT NULL,
    CONSTRAINT pk_rating_steps PRIMARY KEY (person_id, scope, pool, result_id),
    CONSTRAINT fk_rating_steps_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_rating_steps_result_id FOREIGN KEY(result_id) REFERENCES results (id)
);

CREATE TABLE result_leavers (
    result_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    side BIGINT NOT NULL,
    CONSTRAINT pk_result_leavers PRIMARY KEY (result_id, seat),
    CONSTRAINT fk_result_leavers_result_id FOREIGN KEY(result_id) REFERENCES results (id),
    CONSTRAINT fk_result_leavers_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_result_leavers_person_id ON result_leavers (person_id, result_id);

CREATE TABLE result_players (
    result_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    deals BIGINT DEFAULT '0' NOT NULL,
    points BIGINT DEFAULT '0' NOT NULL,
    taken BIGINT DEFAULT '0' NOT NULL,
    made BIGINT DEFAULT '0' NOT NULL,
    dedans BIGINT DEFAULT '0' NOT NULL,
    capots BIGINT DEFAULT '0' NOT NULL,
    coinches BIGINT DEFAULT '0' NOT NULL,
    belotes BIGINT DEFAULT '0' NOT NULL,
    behind BIGINT DEFAULT '0' NOT NULL,
    made_first BIGINT DEFAULT '0' NOT NULL,
    made_most BIGINT DEFAULT '0' NOT NULL,
    made_last BIGINT DEFAULT '0' NOT NULL,
    person_id BIGINT,
    side BIGINT NOT NULL,
    CONSTRAINT pk_result_players PRIMARY KEY (result_id, seat),
    CONSTRAINT fk_result_players_result_id FOREIGN KEY(result_id) REFERENCES results (id),
    CONSTRAINT fk_result_players_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_result_players_person_id ON result_players (person_id, result_id);

CREATE TABLE result_sides (
    result_id BIGINT NOT NULL,
    side BIGINT NOT NULL,
    score BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    CONSTRAINT pk_result_sides PRIMARY KEY (result_id, side),
    CONSTRAINT fk_result_sides_result_id FOREIGN KEY(result_id) REFERENCES results (id)
);

CREATE TABLE titles (
    person_id BIGINT NOT NULL,
    title TEXT COLLATE "C" NOT NULL,
    result_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_titles PRIMARY KEY (person_id, title),
    CONSTRAINT fk_titles_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_titles_result_id FOREIGN KEY(result_id) REFERENCES results (id)
);

CREATE TABLE tournament_entries (
    tournament_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    name TEXT COLLATE "C",
    standing TEXT COLLATE "C" NOT NULL,
    strength FLOAT DEFAULT '0' NOT NULL,
    entered_at FLOAT NOT NULL,
    seed BIGINT,
    final_rank BIGINT,
    CONSTRAINT pk_tournament_entries PRIMARY KEY (tournament_id, number),
    CONSTRAINT ck_tournament_entries_standing CHECK (standing in ('asked', 'looking', 'in', 'waiting', 'out')),
    CONSTRAINT fk_tournament_entries_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);

CREATE TABLE tournament_log (
    id BIGSERIAL NOT NULL,
    at FLOAT NOT NULL,
    by_id BIGINT,
    what TEXT COLLATE "C" NOT NULL,
    facts JSON NOT NULL,
    tournament_id BIGINT NOT NULL,
    CONSTRAINT pk_tournament_log PRIMARY KEY (id),
    CONSTRAINT fk_tournament_log_by_id FOREIGN KEY(by_id) REFERENCES people (id),
    CONSTRAINT fk_tournament_log_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);

CREATE INDEX ix_tournament_log_tournament_id ON tournament_log (tournament_id);

CREATE TABLE tournament_organisers (
    tournament_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    CONSTRAINT pk_tournament_organisers PRIMARY KEY (tournament_id, person_id),
    CONSTRAINT fk_tournament_organisers_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
    CONSTRAINT fk_tournament_organisers_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_tournament_organisers_person_id ON tournament_organisers (person_id);

CREATE TABLE tournament_results (
    id BIGSERIAL NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    round BIGINT NOT NULL,
    table_number BIGINT,
    entry BIGINT,
    facts JSON NOT NULL,
    supersedes BIGINT,
    why TEXT COLLATE "C" NOT NULL,
    by_id BIGINT,
    at FLOAT NOT NULL,
    tournament_id BIGINT NOT NULL,
    CONSTRAINT pk_tournament_results PRIMARY KEY (id),
    CONSTRAINT ck_tournament_results_kind CHECK (kind in ('played', 'forfeit', 'bye', 'absence', 'late', 'withdrawal', 'penalty', 'void')),
    CONSTRAINT uq_tournament_results_supersedes UNIQUE (supersedes),
    CONSTRAINT fk_tournament_results_supersedes FOREIGN KEY(supersedes) REFERENCES tournament_results (id),
    CONSTRAINT fk_tournament_results_by_id FOREIGN KEY(by_id) REFERENCES people (id),
    CONSTRAINT fk_tournament_results_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);

CREATE UNIQUE INDEX ix_tournament_results_once ON tournament_results (tournament_id, round, table_number) WHERE supersedes is null and table_number is not null;

CREATE INDEX ix_tournament_results_tournament_id ON tournament_results (tournament_id);

CREATE TABLE tournament_rounds (
    tournament_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    byes JSON NOT NULL,
    by_hand BOOLEAN NOT NULL,
    paired_at FLOAT NOT NULL,
    until FLOAT,
    closed_at FLOAT,
    protest_until FLOAT,
    CONSTRAINT pk_tournament_rounds PRIMARY KEY (tournament_id, number),
    CONSTRAINT fk_tournament_rounds_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);

CREATE TABLE traces (
    id BIGSERIAL NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    game_id BIGINT,
    seat BIGINT,
    why TEXT COLLATE "C",
    tournament_id BIGINT,
    round BIGINT,
    server_id BIGINT,
    at FLOAT,
    CONSTRAINT pk_traces PRIMARY KEY (id),
    CONSTRAINT fk_traces_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_traces_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
    CONSTRAINT fk_traces_server_id FOREIGN KEY(server_id) REFERENCES servers (id)
);

CREATE INDEX ix_traces_game_id ON traces (game_id);

CREATE INDEX ix_traces_server_id ON traces (server_id);

CREATE INDEX ix_traces_tournament_id ON traces (tournament_id);

CREATE TABLE match_players (
    match_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    team BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    CONSTRAINT pk_match_players PRIMARY KEY (match_id, person_id),
    CONSTRAINT fk_match_players_match_id FOREIGN KEY(match_id) REFERENCES matches (id),
    CONSTRAINT fk_match_players_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_match_players_person_id ON match_players (person_id);

CREATE TABLE match_steps (
    person_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    match_id BIGINT NOT NULL,
    shown FLOAT NOT NULL,
    CONSTRAINT pk_match_steps PRIMARY KEY (person_id, scope, match_id),
    CONSTRAINT fk_match_steps_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_match_steps_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);

CREATE TABLE tournament_invitations (
    id BIGSERIAL NOT NULL,
    number BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    by_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    answer TEXT COLLATE "C",
    answered_at FLOAT,
    tournament_id BIGINT NOT NULL,
    CONSTRAINT pk_tournament_invitations PRIMARY KEY (id),
    CONSTRAINT fk_tournament_invitations_tournament_id FOREIGN KEY(tournament_id, number) REFERENCES tournament_entries (tournament_id, number),
    CONSTRAINT ck_tournament_invitations_answer CHECK (answer in ('yes', 'no', 'elsewhere', 'none', 'taken_back')),
    CONSTRAINT fk_tournament_invitations_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_tournament_invitations_by_id FOREIGN KEY(by_id) REFERENCES people (id)
);

CREATE INDEX ix_tournament_invitations_open ON tournament_invitations (at) WHERE answer is null;

CREATE INDEX ix_tournament_invitations_tournament_id ON tournament_invitations (tournament_id);

CREATE TABLE tournament_members (
    tournament_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    place BIGINT NOT NULL,
    person_id BIGINT,
    here BOOLEAN NOT NULL,
    CONSTRAINT pk_tournament_members PRIMARY KEY (tournament_id, number, place),
    CONSTRAINT fk_tournament_members_tournament_id FOREIGN KEY(tournament_id, number) REFERENCES tournament_entries (tournament_id, number),
    CONSTRAINT uq_tournament_members_tournament_id_person_id UNIQUE (tournament_id, person_id),
    CONSTRAINT fk_tournament_members_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_tournament_members_person_id ON tournament_members (person_id);

CREATE TABLE tournament_tables (
    tournament_id BIGINT NOT NULL,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    sides JSON NOT NULL,
    section TEXT COLLATE "C" NOT NULL,
    match BIGINT NOT NULL,
    stage BIGINT NOT NULL,
    game_id BIGINT,
    last_deal BIGINT,
    CONSTRAINT pk_tournament_tables PRIMARY KEY (tournament_id, round, number),
    CONSTRAINT fk_tournament_tables_tournament_id FOREIGN KEY(tournament_id, round) REFERENCES tournament_rounds (tournament_id, number),
    CONSTRAINT uq_tournament_tables_game_id UNIQUE (game_id),
    CONSTRAINT fk_tournament_tables_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE TABLE tournament_games (
    game_id BIGINT NOT NULL,
    tournament_id BIGINT NOT NULL,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    best_of BIGINT DEFAULT '1' NOT NULL,
    until FLOAT,
    told FLOAT,
    robots BOOLEAN DEFAULT false NOT NULL,
    CONSTRAINT pk_tournament_games PRIMARY KEY (game_id),
    CONSTRAINT fk_tournament_games_tournament_id FOREIGN KEY(tournament_id, round, number) REFERENCES tournament_tables (tournament_id, round, number),
    CONSTRAINT fk_tournament_games_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE INDEX ix_tournament_games_table ON tournament_games (tournament_id, round, number);
