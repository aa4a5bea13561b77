export { followAwards as handler } from '../../leaderboard/follow-awards';
