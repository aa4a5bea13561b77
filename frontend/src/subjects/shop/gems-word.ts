export const gemsWord = (gems: number) => `${gems.toLocaleString('en-US')} ${gems === 1 ? 'gem' : 'gems'}`;
