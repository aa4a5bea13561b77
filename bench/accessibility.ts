import { signedIn, withBrowser, withDemo } from './browser';
import type { Section } from './report';

const places: Readonly<Record<string, readonly string[]>> = {
  'ada@maple.test': [
    'dashboard',
    'books',
    'read/goalkeeper-of-gull-street/1',
    'quiz?book=goalkeeper-of-gull-street&end=1',
    'chat?book=goalkeeper-of-gull-street&end=1',
    'voice-chat?book=goalkeeper-of-gull-street&end=1',
    'articles',
    'comics',
    'leaderboard',
    'gems',
    'history',
    'friends',
    'store',
  ],
  'teacher@maple.test': ['dashboard', 'friends', 'leaderboard'],
  'parent@home.test': ['dashboard', 'friends', 'store', 'consent/children'],
  'operator@inkwren.test': ['dashboard', 'operator', 'operator?tab=flags', 'operator?tab=questions'],
};
const open = ['', 'login', 'signup', 'waitlist', 'privacy', 'terms', 'consent'];

interface Judged {
  readonly score: number;
  readonly failed: readonly string[];
}

const judge = async (url: string, port: number): Promise<Judged> => {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['accessibility'],
    // The session is in the browser's storage, which Lighthouse would clear.
    disableStorageReset: true,
    logLevel: 'silent',
  });
  if (result === undefined) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { audits, categories, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const failed = Object.values(audits).filter(({ id, score }) => {
    const counts = categories.accessibility?.auditRefs.some((ref) => ref.id === id && ref.weight > 0);
    return counts && score !== null && score < 1;
  });
  return {
    score: Math.round((categories.accessibility?.score ?? Number.NaN) * 100),
    failed: failed.map(({ id }) => id),
  };
};

/** Lighthouse's accessibility score for the screens of every role, on a phone. */
export const accessibility = (): Promise<Section> =>
  withDemo(async (url) => {
    const rows: string[][] = [];
    const look = async (who: string, place: string, port: number) => {
      const { score, failed } = await judge(`${url}/${place}`, port);
      rows.push([who, `/${place}`, String(score), failed.join(', '), score === 100 ? 'yes' : 'NO']);
    };
    await withBrowser(async ({ port }) => {
      for (const place of open) await look('anybody', place, port);
    });
    for (const [email, theirs] of Object.entries(places))
      await withBrowser(async ({ context, port }) => {
        await signedIn(context, url, email);
        for (const place of theirs) await look(email.split('@')[0] ?? email, place, port);
      });
    return {
      title: 'Accessibility of the screens',
      about: "Lighthouse's accessibility on a phone, in the demo. Budget: 100.",
      columns: ['who', 'screen', 'score', 'failed', 'within budget'],
      rows,
    };
  });
