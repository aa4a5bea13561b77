import type { QuizQuestion } from '../../contract/quiz/endpoints';
import type { Cloud } from '../cloud/start-cloud';

const bookId = 'the-robot-in-room-twelve';

/** Posts to the developers' endpoints of the laptop cloud. */
export const control = (cloud: Pick<Cloud, 'url'>, path: string, body: object) =>
  fetch(`${cloud.url}/_local/${path}`, { method: 'POST', body: JSON.stringify(body) });

/** Resolves when no function has work that may be done now. */
export const atRest = async (cloud: Pick<Cloud, 'url'>): Promise<void> => {
  for (;;) {
    const working: string[] = await (await fetch(`${cloud.url}/_local/working`)).json();
    if (working.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

/** An account of the demo, which calls the API over HTTP. */
export const reader = async (cloud: Pick<Cloud, 'url'>, email: string) => {
  const { idToken } = await (await fetch(`${cloud.url}/_local/token?email=${email}`)).json();
  const call = async (route: string, body?: object) => {
    const response = await fetch(`${cloud.url}/api${route}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${idToken}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  };

  /** Takes a quiz up to a chapter, with right answers only. */
  const takeQuiz = async (end_chapter: number): Promise<number> => {
    const { quiz, start_chapter } = await call(`/book/quiz?id=${bookId}&end_chapter=${end_chapter}`);
    const answers = quiz.map(({ question, options, correct_option }: QuizQuestion) => ({
      ...{ question, options, correct_option },
      user_answer: correct_option,
    }));
    // The reading time of ten questions.
    await control(cloud, 'clock', { advance: 'PT30S' });
    const submission = { book_id: bookId, score: 10, points: 275, start_chapter, end_chapter, answers };
    return (await call('/book/quiz/submit', submission)).points;
  };
  return { call, takeQuiz };
};
