CREATE TABLE folds (
    name TEXT NOT NULL,
    last_result INTEGER NOT NULL,
    CONSTRAINT pk_folds PRIMARY KEY (name)
);

CREATE TABLE jobs (
    id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    at FLOAT NOT NULL,
    claimed_by TEXT,
    claimed_until FLOAT,
    result TEXT,
    CONSTRAINT pk_jobs PRIMARY KEY (id),
    CONSTRAINT uq_jobs_kind_about UNIQUE (kind, about)
);

CREATE TABLE leases (
    name TEXT NOT NULL,
    holder TEXT NOT NULL,
    fence INTEGER NOT NULL,
    since FLOAT NOT NULL,
    until FLOAT NOT NULL,
    CONSTRAINT pk_leases PRIMARY KEY (name)
);

CREATE TABLE people (
    id INTEGER NOT NULL,
    discord_id INTEGER,
    name TEXT NOT NULL,
    locale TEXT,
    language TEXT,
    notices TEXT DEFAULT 'away' NOT NULL,
    four_colours BOOLEAN DEFAULT 0 NOT NULL,
    light_felt BOOLEAN DEFAULT 0 NOT NULL,
    dms_wanted BOOLEAN DEFAULT 1 NOT NULL,
    hidden BOOLEAN DEFAULT 0 NOT NULL,
    robot_ladder BOOLEAN DEFAULT 0 NOT NULL,
    reminders BOOLEAN DEFAULT 1 NOT NULL,
    cuts_alone BOOLEAN DEFAULT 0 NOT NULL,
    text_first BOOLEAN DEFAULT 0 NOT NULL,
    phrases BOOLEAN DEFAULT 1 NOT NULL,
    dm_channel_id INTEGER,
    created_at FLOAT NOT NULL,
    page_token TEXT,
    CONSTRAINT pk_people PRIMARY KEY (id),
    CONSTRAINT ck_people_notices CHECK (notices in ('always', 'away', 'never')),
    CONSTRAINT uq_people_discord_id UNIQUE (discord_id),
    CONSTRAINT uq_people_page_token UNIQUE (page_token)
);

CREATE INDEX ix_people_unlisted ON people (id) WHERE hidden or discord_id is null;

CREATE TABLE puzzles (
    day INTEGER NOT NULL,
    preset TEXT NOT NULL,
    kind TEXT NOT NULL,
    seed BLOB NOT NULL,
    actions JSON NOT NULL,
    seat INTEGER NOT NULL,
    options JSON NOT NULL,
    CONSTRAINT pk_puzzles PRIMARY KEY (day)
);

CREATE TABLE seasons (
    id INTEGER NOT NULL,
    scope INTEGER NOT NULL,
    number INTEGER NOT NULL,
    starts_at FLOAT NOT NULL,
    ends_at FLOAT NOT NULL,
    first_result INTEGER NOT NULL,
    last_result INTEGER,
    first_match INTEGER DEFAULT '0' NOT NULL,
    last_match INTEGER,
    CONSTRAINT pk_seasons PRIMARY KEY (id),
    CONSTRAINT uq_seasons_scope_number UNIQUE (scope, number)
);

CREATE TABLE seat_averages (
    pool TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    points INTEGER NOT NULL,
    CONSTRAINT pk_seat_averages PRIMARY KEY (pool, seat)
);

CREATE TABLE servers (
    id INTEGER NOT NULL,
    discord_id INTEGER NOT NULL,
    language TEXT,
    channel_ids JSON,
    organiser_role_id INTEGER,
    greeted_at FLOAT,
    player_role_id INTEGER,
    most_tables INTEGER,
    digest_channel_id INTEGER,
    digest_at FLOAT,
    season_months INTEGER DEFAULT '3' NOT NULL,
    season_start FLOAT,
    podium_channel_id INTEGER,
    time_zone TEXT,
    pages BOOLEAN DEFAULT 0 NOT NULL,
    page_token TEXT,
    page_name TEXT DEFAULT '' NOT NULL,
    page_listed BOOLEAN DEFAULT 0 NOT NULL,
    scheduled_events BOOLEAN DEFAULT 0 NOT NULL,
    left_at FLOAT,
    CONSTRAINT pk_servers PRIMARY KEY (id),
    CONSTRAINT uq_servers_discord_id UNIQUE (discord_id),
    CONSTRAINT uq_servers_page_token UNIQUE (page_token)
);

CREATE TABLE taken (
    interaction_id INTEGER NOT NULL,
    taker TEXT NOT NULL,
    CONSTRAINT pk_taken PRIMARY KEY (interaction_id)
);

CREATE TABLE thinkers (
    name TEXT NOT NULL,
    room INTEGER NOT NULL,
    until FLOAT NOT NULL,
    CONSTRAINT pk_thinkers PRIMARY KEY (name)
);

CREATE TABLE blocks (
    server_id INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    blocked_by INTEGER NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_blocks PRIMARY KEY (server_id, person_id),
    CONSTRAINT fk_blocks_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_blocks_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_blocks_blocked_by FOREIGN KEY(blocked_by) REFERENCES people (id)
);

CREATE TABLE daily_series (
    id INTEGER NOT NULL,
    server_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    created_by INTEGER NOT NULL,
    created_at FLOAT NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    "plan" JSON NOT NULL,
    preset TEXT NOT NULL,
    options JSON NOT NULL,
    rules_name TEXT,
    role_id INTEGER,
    due_at FLOAT,
    CONSTRAINT pk_daily_series PRIMARY KEY (id),
    CONSTRAINT fk_daily_series_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_daily_series_created_by FOREIGN KEY(created_by) REFERENCES people (id)
);

CREATE INDEX ix_daily_series_due_at ON daily_series (due_at);

CREATE INDEX ix_daily_series_server_id ON daily_series (server_id);

CREATE TABLE deeds (
    person_id INTEGER NOT NULL,
    parties INTEGER NOT NULL,
    won_in_a_row INTEGER NOT NULL,
    made_in_a_row INTEGER NOT NULL,
    belotes INTEGER NOT NULL,
    pools_won TEXT NOT NULL,
    CONSTRAINT pk_deeds PRIMARY KEY (person_id),
    CONSTRAINT fk_deeds_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE TABLE games (
    id INTEGER NOT NULL,
    server_id INTEGER,
    channel_id INTEGER NOT NULL,
    thread_id INTEGER,
    host_id INTEGER NOT NULL,
    status TEXT NOT NULL,
    language TEXT NOT NULL,
    preset TEXT NOT NULL,
    options JSON NOT NULL,
    rules_name TEXT,
    rules_version INTEGER NOT NULL,
    seed BLOB NOT NULL,
    version INTEGER NOT NULL,
    events INTEGER DEFAULT '0' NOT NULL,
    trick_events INTEGER,
    trick_at FLOAT,
    asked_at FLOAT,
    due_at FLOAT,
    again_id INTEGER,
    created_at FLOAT NOT NULL,
    started_at FLOAT,
    turn_seconds FLOAT DEFAULT '90.0' NOT NULL,
    bank_seconds FLOAT DEFAULT '300.0' NOT NULL,
    paused_at FLOAT,
    paused_why TEXT,
    ended_why TEXT,
    paused_by INTEGER,
    nonces JSON,
    open_hands BOOLEAN DEFAULT 0 NOT NULL,
    hints BOOLEAN DEFAULT 0 NOT NULL,
    robot_level TEXT DEFAULT 'strong' NOT NULL,
    once_more BOOLEAN DEFAULT 0 NOT NULL,
    theme TEXT,
    ended_at FLOAT,
    published_at FLOAT,
    share TEXT,
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
    id INTEGER NOT NULL,
    server_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    best INTEGER NOT NULL,
    out_of INTEGER,
    worth TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_by INTEGER NOT NULL,
    created_at FLOAT NOT NULL,
    ended_at FLOAT,
    CONSTRAINT pk_leagues PRIMARY KEY (id),
    CONSTRAINT ck_leagues_worth CHECK (worth in ('places', 'points')),
    CONSTRAINT fk_leagues_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_leagues_created_by FOREIGN KEY(created_by) REFERENCES people (id)
);

CREATE INDEX ix_leagues_server_id ON leagues (server_id);

CREATE TABLE learners (
    person_id INTEGER NOT NULL,
    course TEXT NOT NULL,
    lesson INTEGER DEFAULT '0' NOT NULL,
    step INTEGER DEFAULT '0' NOT NULL,
    finished JSON NOT NULL,
    CONSTRAINT pk_learners PRIMARY KEY (person_id),
    CONSTRAINT fk_learners_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE TABLE pairs (
    scope INTEGER NOT NULL,
    season INTEGER NOT NULL,
    pool TEXT NOT NULL,
    first_id INTEGER NOT NULL,
    second_id INTEGER NOT NULL,
    parties INTEGER NOT NULL,
    won INTEGER NOT NULL,
    merit BIGINT GENERATED ALWAYS AS (won * 1000000 - parties) STORED,
    CONSTRAINT pk_pairs PRIMARY KEY (scope, season, pool, first_id, second_id),
    CONSTRAINT fk_pairs_first_id FOREIGN KEY(first_id) REFERENCES people (id),
    CONSTRAINT fk_pairs_second_id FOREIGN KEY(second_id) REFERENCES people (id)
);

CREATE INDEX ix_pairs_merit ON pairs (scope, season, pool, merit, first_id, second_id);

CREATE INDEX ix_pairs_second_id ON pairs (second_id, scope, season, pool);

CREATE TABLE puzzle_answers (
    day INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    action TEXT NOT NULL,
    "right" BOOLEAN NOT NULL,
    late BOOLEAN NOT NULL,
    CONSTRAINT pk_puzzle_answers PRIMARY KEY (day, person_id),
    CONSTRAINT fk_puzzle_answers_day FOREIGN KEY(day) REFERENCES puzzles (day),
    CONSTRAINT fk_puzzle_answers_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_puzzle_answers_person_id ON puzzle_answers (person_id);

CREATE TABLE ratings (
    scope INTEGER NOT NULL,
    season INTEGER NOT NULL,
    pool TEXT NOT NULL,
    person_id INTEGER NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    shown FLOAT NOT NULL,
    parties INTEGER NOT NULL,
    won INTEGER NOT NULL,
    rank_before INTEGER,
    rate FLOAT,
    CONSTRAINT pk_ratings PRIMARY KEY (scope, season, pool, person_id),
    CONSTRAINT fk_ratings_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_ratings_person_id ON ratings (person_id);

CREATE INDEX ix_ratings_rate ON ratings (scope, season, pool, rate, parties, person_id);

CREATE INDEX ix_ratings_shown ON ratings (scope, season, pool, shown, person_id, parties);

CREATE INDEX ix_ratings_won ON ratings (scope, season, pool, won, shown, person_id);

CREATE TABLE rulesets (
    id INTEGER NOT NULL,
    server_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    "key" TEXT NOT NULL,
    preset TEXT NOT NULL,
    changes JSON NOT NULL,
    saved_by INTEGER NOT NULL,
    saved_at FLOAT NOT NULL,
    CONSTRAINT pk_rulesets PRIMARY KEY (id),
    CONSTRAINT uq_rulesets_server_id_key UNIQUE (server_id, "key"),
    CONSTRAINT fk_rulesets_server_id FOREIGN KEY(server_id) REFERENCES servers (id),
    CONSTRAINT fk_rulesets_saved_by FOREIGN KEY(saved_by) REFERENCES people (id)
);

CREATE TABLE weekly_series (
    id INTEGER NOT NULL,
    server_id INTEGER NOT NULL,
    created_by INTEGER NOT NULL,
    created_at FLOAT NOT NULL,
    name TEXT NOT NULL,
    zone TEXT NOT NULL,
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
    game_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
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
    id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    events INTEGER NOT NULL,
    why TEXT NOT NULL,
    at FLOAT NOT NULL,
    game_id INTEGER NOT NULL,
    CONSTRAINT pk_departures PRIMARY KEY (id),
    CONSTRAINT ck_departures_why CHECK (why in ('left', 'replaced', 'removed')),
    CONSTRAINT fk_departures_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_departures_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE INDEX ix_departures_game_id ON departures (game_id);

CREATE INDEX ix_departures_person_id ON departures (person_id);

CREATE TABLE events (
    game_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    decision TEXT NOT NULL,
    action TEXT NOT NULL,
    made_by TEXT NOT NULL,
    person_id INTEGER,
    at FLOAT NOT NULL,
    CONSTRAINT pk_events PRIMARY KEY (game_id, number),
    CONSTRAINT uq_events_game_id_decision UNIQUE (game_id, decision),
    CONSTRAINT ck_events_made_by CHECK (made_by in ('player', 'robot', 'clock', 'host')),
    CONSTRAINT fk_events_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_events_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE TABLE hints (
    game_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    decision TEXT NOT NULL,
    deal INTEGER NOT NULL,
    weighing JSON NOT NULL,
    CONSTRAINT pk_hints PRIMARY KEY (game_id, seat, decision),
    CONSTRAINT fk_hints_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE TABLE notes (
    id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    step INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    at FLOAT NOT NULL,
    number INTEGER,
    game_id INTEGER NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY (id),
    CONSTRAINT fk_notes_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_notes_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE INDEX ix_notes_moment ON notes (game_id, deal, step);

CREATE INDEX ix_notes_person_id ON notes (person_id);

CREATE TABLE results (
    id INTEGER NOT NULL,
    game_id INTEGER NOT NULL,
    server_id INTEGER NOT NULL,
    preset TEXT NOT NULL,
    deals INTEGER NOT NULL,
    ended_at FLOAT NOT NULL,
    pool TEXT,
    unrated_why TEXT,
    company TEXT,
    CONSTRAINT pk_results PRIMARY KEY (id),
    CONSTRAINT fk_results_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_results_server_id FOREIGN KEY(server_id) REFERENCES servers (id)
);

CREATE INDEX ix_results_company ON results (company, ended_at);

CREATE UNIQUE INDEX ix_results_game_id ON results (game_id);

CREATE INDEX ix_results_server_id ON results (server_id);

CREATE TABLE seats (
    game_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person_id INTEGER,
    agreed BOOLEAN DEFAULT 1 NOT NULL,
    bank FLOAT,
    clock_from FLOAT,
    missed INTEGER DEFAULT '0' NOT NULL,
    away BOOLEAN DEFAULT 0 NOT NULL,
    offered BOOLEAN DEFAULT 0 NOT NULL,
    wants_end BOOLEAN DEFAULT 0 NOT NULL,
    told INTEGER DEFAULT '0' NOT NULL,
    wants_gone INTEGER,
    phrase TEXT,
    phrase_events INTEGER DEFAULT '0' NOT NULL,
    note TEXT,
    first_id INTEGER,
    CONSTRAINT pk_seats PRIMARY KEY (game_id, seat),
    CONSTRAINT uq_seats_game_id_person_id UNIQUE (game_id, person_id),
    CONSTRAINT ck_seats_seat CHECK (seat >= 0),
    CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id),
    CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_seats_person_id ON seats (person_id);

CREATE TABLE tournaments (
    id INTEGER NOT NULL,
    server_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_by INTEGER NOT NULL,
    created_at FLOAT NOT NULL,
    seed BLOB NOT NULL,
    commitment TEXT NOT NULL,
    "plan" JSON NOT NULL,
    preset TEXT NOT NULL,
    options JSON NOT NULL,
    rules_name TEXT,
    turn_seconds FLOAT NOT NULL,
    bank_seconds FLOAT NOT NULL,
    members INTEGER NOT NULL,
    most_entries INTEGER,
    role_id INTEGER,
    check_in BOOLEAN NOT NULL,
    stand_ins BOOLEAN NOT NULL,
    opens_at FLOAT,
    closes_at FLOAT NOT NULL,
    starts_at FLOAT NOT NULL,
    round_seconds FLOAT,
    break_seconds FLOAT NOT NULL,
    due_at FLOAT,
    paused_at FLOAT,
    paused_why TEXT,
    tables_paused BOOLEAN DEFAULT 0 NOT NULL,
    last_round INTEGER,
    ended_at FLOAT,
    league_id INTEGER,
    secret BLOB,
    secret_commitment TEXT,
    series_id INTEGER,
    weekly_id INTEGER,
    about TEXT,
    contact TEXT,
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
    id INTEGER NOT NULL,
    tournament_id INTEGER NOT NULL,
    section INTEGER NOT NULL,
    server_id INTEGER NOT NULL,
    after_result INTEGER NOT NULL,
    company TEXT NOT NULL,
    ended_at FLOAT NOT NULL,
    supersedes INTEGER,
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
    id INTEGER NOT NULL,
    subject TEXT NOT NULL,
    wanted INTEGER NOT NULL,
    shown INTEGER DEFAULT '0' NOT NULL,
    priority INTEGER DEFAULT '2' NOT NULL,
    closing BOOLEAN DEFAULT 0 NOT NULL,
    tries INTEGER DEFAULT '0' NOT NULL,
    retry_at FLOAT,
    game_id INTEGER,
    viewer INTEGER DEFAULT '-1' NOT NULL,
    number INTEGER DEFAULT '0' NOT NULL,
    tournament_id INTEGER,
    person_id INTEGER,
    server_id INTEGER,
    season_id INTEGER,
    until FLOAT,
    facts JSON,
    channel_id INTEGER,
    message_id INTEGER,
    asked_at FLOAT,
    token TEXT,
    token_until FLOAT,
    chosen INTEGER,
    events INTEGER,
    aloud BOOLEAN DEFAULT 0 NOT NULL,
    afresh INTEGER DEFAULT '0' NOT NULL,
    claimed_until FLOAT,
    claims INTEGER DEFAULT '0' NOT NULL,
    begun BOOLEAN DEFAULT 0 NOT NULL,
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
    tournament_id INTEGER NOT NULL,
    token TEXT NOT NULL,
    listed BOOLEAN DEFAULT 0 NOT NULL,
    held BOOLEAN DEFAULT 0 NOT NULL,
    delay INTEGER DEFAULT '0' NOT NULL,
    closed_from INTEGER DEFAULT '0' NOT NULL,
    CONSTRAINT pk_page_links PRIMARY KEY (tournament_id),
    CONSTRAINT fk_page_links_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
    CONSTRAINT uq_page_links_token UNIQUE (token)
);

CREATE TABLE rating_steps (
    person_id INTEGER NOT NULL,
    scope INTEGER NOT NULL,
    pool TEXT NOT NULL,
    result_id INTEGER NOT NULL,
    shown FLOAT NOT NULL,
    CONSTRAINT pk_rating_steps PRIMARY KEY (person_id, scope, pool, result_id),
    CONSTRAINT fk_rating_steps_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_rating_steps_result_id FOREIGN KEY(result_id) REFERENCES results (id)
);

CREATE TABLE result_leavers (
    result_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    side INTEGER NOT NULL,
    CONSTRAINT pk_result_leavers PRIMARY KEY (result_id, seat),
    CONSTRAINT fk_result_leavers_result_id FOREIGN KEY(result_id) REFERENCES results (id),
    CONSTRAINT fk_result_leavers_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_result_leavers_person_id ON result_leavers (person_id, result_id);

CREATE TABLE result_players (
    result_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    deals INTEGER DEFAULT '0' NOT NULL,
    points INTEGER DEFAULT '0' NOT NULL,
    taken INTEGER DEFAULT '0' NOT NULL,
    made INTEGER DEFAULT '0' NOT NULL,
    dedans INTEGER DEFAULT '0' NOT NULL,
    capots INTEGER DEFAULT '0' NOT NULL,
    coinches INTEGER DEFAULT '0' NOT NULL,
    belotes INTEGER DEFAULT '0' NOT NULL,
    behind INTEGER DEFAULT '0' NOT NULL,
    made_first INTEGER DEFAULT '0' NOT NULL,
    made_most INTEGER DEFAULT '0' NOT NULL,
    made_last INTEGER DEFAULT '0' NOT NULL,
    person_id INTEGER,
    side INTEGER NOT NULL,
    CONSTRAINT pk_result_players PRIMARY KEY (result_id, seat),
    CONSTRAINT fk_result_players_result_id FOREIGN KEY(result_id) REFERENCES results (id),
    CONSTRAINT fk_result_players_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_result_players_person_id ON result_players (person_id, result_id);

CREATE TABLE result_sides (
    result_id INTEGER NOT NULL,
    side INTEGER NOT NULL,
    score INTEGER NOT NULL,
    won BOOLEAN NOT NULL,
    CONSTRAINT pk_result_sides PRIMARY KEY (result_id, side),
    CONSTRAINT fk_result_sides_result_id FOREIGN KEY(result_id) REFERENCES results (id)
);

CREATE TABLE titles (
    person_id INTEGER NOT NULL,
    title TEXT NOT NULL,
    result_id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_titles PRIMARY KEY (person_id, title),
    CONSTRAINT fk_titles_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_titles_result_id FOREIGN KEY(result_id) REFERENCES results (id)
);

CREATE TABLE tournament_entries (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    name TEXT,
    standing TEXT NOT NULL,
    strength FLOAT DEFAULT '0' NOT NULL,
    entered_at FLOAT NOT NULL,
    seed INTEGER,
    final_rank INTEGER,
    CONSTRAINT pk_tournament_entries PRIMARY KEY (tournament_id, number),
    CONSTRAINT ck_tournament_entries_standing CHECK (standing in ('asked', 'looking', 'in', 'waiting', 'out')),
    CONSTRAINT fk_tournament_entries_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);

CREATE TABLE tournament_log (
    id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    by_id INTEGER,
    what TEXT NOT NULL,
    facts JSON NOT NULL,
    tournament_id INTEGER NOT NULL,
    CONSTRAINT pk_tournament_log PRIMARY KEY (id),
    CONSTRAINT fk_tournament_log_by_id FOREIGN KEY(by_id) REFERENCES people (id),
    CONSTRAINT fk_tournament_log_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);

CREATE INDEX ix_tournament_log_tournament_id ON tournament_log (tournament_id);

CREATE TABLE tournament_organisers (
    tournament_id INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    CONSTRAINT pk_tournament_organisers PRIMARY KEY (tournament_id, person_id),
    CONSTRAINT fk_tournament_organisers_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id),
    CONSTRAINT fk_tournament_organisers_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_tournament_organisers_person_id ON tournament_organisers (person_id);

CREATE TABLE tournament_results (
    id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    round INTEGER NOT NULL,
    table_number INTEGER,
    entry INTEGER,
    facts JSON NOT NULL,
    supersedes INTEGER,
    why TEXT NOT NULL,
    by_id INTEGER,
    at FLOAT NOT NULL,
    tournament_id INTEGER NOT NULL,
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
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
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
    id INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    hash TEXT NOT NULL,
    game_id INTEGER,
    seat INTEGER,
    why TEXT,
    tournament_id INTEGER,
    round INTEGER,
    server_id INTEGER,
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
    match_id INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    team INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    CONSTRAINT pk_match_players PRIMARY KEY (match_id, person_id),
    CONSTRAINT fk_match_players_match_id FOREIGN KEY(match_id) REFERENCES matches (id),
    CONSTRAINT fk_match_players_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_match_players_person_id ON match_players (person_id);

CREATE TABLE match_steps (
    person_id INTEGER NOT NULL,
    scope INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    shown FLOAT NOT NULL,
    CONSTRAINT pk_match_steps PRIMARY KEY (person_id, scope, match_id),
    CONSTRAINT fk_match_steps_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_match_steps_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);

CREATE TABLE tournament_invitations (
    id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    by_id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    answer TEXT,
    answered_at FLOAT,
    tournament_id INTEGER NOT NULL,
    CONSTRAINT pk_tournament_invitations PRIMARY KEY (id),
    CONSTRAINT fk_tournament_invitations_tournament_id FOREIGN KEY(tournament_id, number) REFERENCES tournament_entries (tournament_id, number),
    CONSTRAINT ck_tournament_invitations_answer CHECK (answer in ('yes', 'no', 'elsewhere', 'none', 'taken_back')),
    CONSTRAINT fk_tournament_invitations_person_id FOREIGN KEY(person_id) REFERENCES people (id),
    CONSTRAINT fk_tournament_invitations_by_id FOREIGN KEY(by_id) REFERENCES people (id)
);

CREATE INDEX ix_tournament_invitations_open ON tournament_invitations (at) WHERE answer is null;

CREATE INDEX ix_tournament_invitations_tournament_id ON tournament_invitations (tournament_id);

CREATE TABLE tournament_members (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person_id INTEGER,
    here BOOLEAN NOT NULL,
    CONSTRAINT pk_tournament_members PRIMARY KEY (tournament_id, number, place),
    CONSTRAINT fk_tournament_members_tournament_id FOREIGN KEY(tournament_id, number) REFERENCES tournament_entries (tournament_id, number),
    CONSTRAINT uq_tournament_members_tournament_id_person_id UNIQUE (tournament_id, person_id),
    CONSTRAINT fk_tournament_members_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);

CREATE INDEX ix_tournament_members_person_id ON tournament_members (person_id);

CREATE TABLE tournament_tables (
    tournament_id INTEGER NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    sides JSON NOT NULL,
    section TEXT NOT NULL,
    "match" INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    game_id INTEGER,
    last_deal INTEGER,
    CONSTRAINT pk_tournament_tables PRIMARY KEY (tournament_id, round, number),
    CONSTRAINT fk_tournament_tables_tournament_id FOREIGN KEY(tournament_id, round) REFERENCES tournament_rounds (tournament_id, number),
    CONSTRAINT uq_tournament_tables_game_id UNIQUE (game_id),
    CONSTRAINT fk_tournament_tables_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE TABLE tournament_games (
    game_id INTEGER NOT NULL,
    tournament_id INTEGER NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    best_of INTEGER DEFAULT '1' NOT NULL,
    until FLOAT,
    told FLOAT,
    robots BOOLEAN DEFAULT 0 NOT NULL,
    CONSTRAINT pk_tournament_games PRIMARY KEY (game_id),
    CONSTRAINT fk_tournament_games_tournament_id FOREIGN KEY(tournament_id, round, number) REFERENCES tournament_tables (tournament_id, round, number),
    CONSTRAINT fk_tournament_games_game_id FOREIGN KEY(game_id) REFERENCES games (id)
);

CREATE INDEX ix_tournament_games_table ON tournament_games (tournament_id, round, number);
