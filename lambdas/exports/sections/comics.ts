import { comicsForExport, draftForExport } from '../../comics/for-export';
import type { Copied } from '../copied';
import { html, prose } from '../html';
import { section } from './section';

/** Whether the words of a story may be in this copy: they may have been flagged as they were sent, or while they were written. */
const mayShowStory = ({ mayShow }: Copied, story: string) =>
  mayShow('comic', story) && mayShow('writing', story);

/** The comics of a copy, each with the name of the file of its picture. */
export const comicsOf = async (of: Copied) =>
  (await comicsForExport(of.person.id))
    .filter(({ story }) => mayShowStory(of, story))
    .map((comic) => ({ ...comic, file: `pictures/${comic.day}-${comic.id}.webp` }));

const draftOf = async (of: Copied) => {
  const draft = await draftForExport(of.person.id);
  const isShown = draft !== undefined && !of.keepsAny('draft') && mayShowStory(of, draft.story);
  return isShown ? draft : null;
};

export const comics = section({
  name: 'comics',
  heading: 'Comics',
  read: async (of) => ({
    comics: (await comicsOf(of)).map(({ file, ...comic }) => ({
      ...comic,
      picture: of.pictures.has(file) ? file : null,
    })),
    draft: await draftOf(of),
  }),
  show: ({ comics: all, draft }, { date }) =>
    html`${all.map(
      ({ prompt, story, picture, alt, likes, points, created_at }) => html`<article>
<h3>${date(created_at)}: ${prompt}</h3>
${picture === null ? null : html`<img src="${picture}" alt="${alt.join(' ')}" loading="lazy">`}
<details><summary>The story (${likes} ${likes === 1 ? 'like' : 'likes'}, ${points} points)</summary>${prose(story)}</details>
</article>
`,
    )}${all.length === 0 && html`<p class="none">Nothing here.</p>`}${
      draft === null ? null : html`<h3>The story that is being written</h3>${prose(draft.story)}`
    }`,
});
