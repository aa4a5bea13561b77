export { repairBoards as handler } from '../../leaderboard/repair';
