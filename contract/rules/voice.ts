/** The samples of one chunk of the child's sound: 128 ms at 16 kHz. */
export const chunkSamples = 2048;
export const chunkMilliseconds = chunkSamples / 16;
/** A message has one chunk, or so many: 22 KB, less than the 32 KB that API Gateway charges as one message. */
export const chunksInMessage = 4;

/** Points for each started minute in which the child spoke, and their limits. */
export const voicePoints = { minute: 5, session: 50, day: 100 } as const;

/** The points of a session with so many such minutes, on a day with so many points by voice before. */
export const pointsOfVoice = (minutes: number, earnedToday: number): number =>
  Math.max(0, Math.min(voicePoints.minute * minutes, voicePoints.session, voicePoints.day - earnedToday));

export const longestVoiceSeconds = 600;
/** A closed socket may be resumed for this long. */
export const resumeSeconds = 30;
/** After this silence Wren asks a friendly question; after the second one, without an answer, the session ends. */
export const silenceSeconds = { question: 30, end: 60 } as const;
