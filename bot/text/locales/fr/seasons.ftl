# The page of /setup about seasons. $ends and $until are moments, as Discord shows them.
seasons-title = Saisons
seasons-about = Chaque saison a son propre classement, et son tableau final reste dans `/classement`. Les saisons commencent et finissent à minuit UTC. Ce que vous choisissez ici vaut pour la **prochaine** saison : celle en cours garde sa fin.
seasons-none = Aucune partie classée n’a encore été jouée ici. La première saison commencera avec la première, et durera jusqu’au { $until }.
seasons-now = **La saison { $number }** dure jusqu’au { $ends }, et la suivante jusqu’au { $until }.
seasons-length = **La durée** d’une saison :
seasons-months = { $count } mois
seasons-start = **Le début** des saisons, le premier de :
seasons-podium = **Le podium**, à la fin d’une saison, dans ce salon :
seasons-no-podium = Pas de podium
# The post at the end of a season. $season is “Season 2 · Jul–Sep 2026”, $date a day.
podium-title = 🏆 Le podium de la saison
podium-season = { $season } : terminée le { $date }
podium-table = Tableau final
podium-about = La saison suivante a commencé : tout le monde repart d’où il en était, et les premières parties comptent davantage. Qui a choisi de ne pas apparaître au classement n’est pas nommé ici. /configuration choisit le salon.
