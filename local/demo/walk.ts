import type { Locator, Page } from 'playwright-core';
import type { Received } from '../../contract/endpoint';
import type { quiz } from '../../contract/quiz/endpoints';
import { optionIndex } from '../../contract/rules/quiz';
import { demoPassword } from '../seed/accounts';
import type { Hand } from './cursor';
import type { Screencast } from './screencast';

type Question = Received<typeof quiz.start>['quiz'][number];

const textOf = ({ options, correct_option }: Question, right: boolean): string => {
  const index = optionIndex(correct_option) ?? 0;
  return options[right ? index : (index + 1) % options.length] ?? '';
};

/** Signs in before the recording begins: visitors do not want to watch the login. */
export const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill('ada@maple.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.locator('#next-step').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** The story of the recording: a child finds a book, takes the quiz and sees the points. */
export const walk = async (page: Page, hand: Hand, cast: Screencast): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const seen = (what: Locator) => what.first().waitFor();
  const look = (milliseconds: number) => page.waitForTimeout(milliseconds);

  cast.say('Ada’s home: what comes next, and what the day has for her.');
  await look(2200);

  await hand.click(button('Menu'));
  await hand.click(page.getByRole('link', { name: 'Books', exact: true }));
  cast.say('She looks for the book in her hands.');
  await hand.type(page.getByRole('combobox').first(), 'dragon');
  await seen(page.getByRole('option'));
  await look(800);
  await hand.click(page.getByRole('option', { name: /Dragon Who Baked Bread/ }));
  await seen(page.getByText('How far have you read?'));
  cast.say('How far has she read? To the end of chapter 2.');
  await look(900);
  await hand.click(page.getByText(/Chapter 2/).first());
  await look(450);

  const answer = page.waitForResponse((response) => response.url().includes('/api/book/quiz?'));
  cast.say('So the quiz asks about chapters 1 and 2, and nothing later.');
  await hand.click(button('Start the quiz'));
  const { quiz: questions }: Received<typeof quiz.start> = await (await answer).json();
  await seen(page.getByText('Question 1 of 10'));
  await look(800);

  const choose = (index: number, right: boolean) =>
    page
      .getByRole('radiogroup')
      .or(page.locator('fieldset'))
      .first()
      .getByText(textOf(questions[index] as Question, right), { exact: true });
  const goOn = (index: number) => button(index < 9 ? 'Next Question' : 'Finish Quiz');

  await hand.click(choose(0, true));
  await hand.click(button('Check Answer'));
  await seen(page.getByText('Right answer'));
  cast.say('Right! The sentence of the book that proves it stands below.');
  await look(500);
  cast.takePoster();
  await look(1900);
  await hand.click(goOn(0));
  await look(450);

  cast.say('A wrong answer is no harm: Wren shows where to look.');
  await hand.click(choose(1, false));
  await hand.click(button('Check Answer'));
  await seen(page.getByText('Right answer'));
  await look(1900);
  await hand.click(goOn(1));

  await cast.without(async () => {
    for (let index = 2; index < 9; index++) {
      await choose(index, true).click();
      await button('Check Answer').click();
      await seen(page.getByText('Right answer'));
      await look(450);
      await goOn(index).click();
    }
    await seen(page.getByText('Question 10 of 10'));
    await look(300);
  });
  // A quiz that is answered in less than three seconds per question earns nothing, and a recording should be short.
  await page.request.post(new URL('/_local/clock', page.url()).href, { data: { advance: 'PT30S' } });
  cast.say('Seven questions later, the last one.');
  await look(600);
  await hand.click(choose(9, true));
  await hand.click(button('Check Answer'));
  await look(800);
  await hand.click(goOn(9));
  await seen(page.getByRole('dialog'));
  cast.say('Nine of ten, and a good many points.');
  await look(1900);
  await hand.click(button('Back to Dashboard'));
  await page.waitForURL(/\/dashboard$/);
  cast.say('They are on her dashboard already. Time for chapter 3!');
  await look(1900);
};
