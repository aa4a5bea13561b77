import { useState } from 'react';
import type { OpenArticle } from '../../../../contract/articles/endpoints';
import { articlesErrors } from '../../../../contract/articles/errors';
import { articlesPerDay, piecesOf } from '../../../../contract/rules/articles';
import { mayPass } from '../../lib/api';
import { Link, navigate } from '../../lib/navigation';
import { Guarded } from '../../subjects/anti-cheat/guarded';
import { BlankReasons, FilledText, Sources, WrittenBy } from '../../subjects/articles/filled-text';
import { LookUp } from '../../subjects/words/look-up';
import { MeaningOf } from '../../subjects/words/meaning-of';
import type { MetWord } from '../../subjects/words/met';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import { Wren } from '../../ui/wren';
import { CompletionDialog } from './completion-dialog';
import { GapText } from './gap-text';
import { useSubmit } from './use-article';
import { useDrag } from './use-drag';
import { useFilling } from './use-filling';
import { WordBank } from './word-bank';

/** The text with its gaps and the words, until it is handed in. */
const Filling = ({ article, submit }: { article: OpenArticle; submit: ReturnType<typeof useSubmit> }) => {
  const { content, word_bank } = article;
  const filling = useFilling(word_bank, piecesOf(content).length - 1);
  const dragging = useDrag(filling.put);
  const [word, setWord] = useState<MetWord>();
  const [early, setEarly] = useState(false);
  const left = filling.filled.filter((one) => one === null).length;
  const handIn = () => {
    setEarly(left > 0);
    if (left === 0) submit.mutate(filling.filled.map((one) => word_bank[one ?? -1] ?? ''));
  };
  return (
    <>
      <Guarded activity="article" className="grid gap-gap">
        <p className="text-soft">
          Tap a word or drag it into a gap. Tap the gap to take it back.
          <span className="hidden with-keyboard:inline">
            {' '}
            On a keyboard, go to a gap and type the word’s number.
          </span>
        </p>
        <Card aria-label="The article">
          <GapText
            content={content}
            bank={word_bank}
            filling={filling}
            dragging={dragging}
            onWord={setWord}
          />
        </Card>
        {/* With the largest letters the words would cover the text. */}
        <Card aria-label="The words" className="sticky bottom-0 z-10 p-3! crowded:static">
          <div className="mb-2 crowded:hidden">
            <ProgressBar
              label="Gaps filled"
              value={filling.filled.length - left}
              max={filling.filled.length}
            />
          </div>
          <WordBank bank={word_bank} filling={filling} dragging={dragging} />
        </Card>
        <p role="status" className="sr-only">
          {filling.news}
        </p>
        {early && left > 0 && <Notice kind="info">{articlesErrors.article_incomplete.text}</Notice>}
        {submit.error !== null && (
          <Notice kind="error">
            {mayPass(submit.error) ? articlesErrors.article_answers_mismatch.text : submit.error.message}
          </Notice>
        )}
        <Button busy={submit.isPending} onClick={handIn}>
          {submit.isPending ? 'Handing in…' : 'Hand it in'}
        </Button>
        <Card aria-label="Look a word up">
          <LookUp onWord={setWord} />
        </Card>
      </Guarded>
      {word !== undefined && (
        <MeaningOf met={word} keepFrom={article.id} onClose={() => setWord(undefined)} />
      )}
    </>
  );
};

/** One article: fill the gaps, hand it in, and see why the words fit. */
export const Article = ({ article, next }: { article: OpenArticle; next: () => void }) => {
  const submit = useSubmit(article.id);
  const [closed, setClosed] = useState(false);
  const result = submit.data;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-gap">
      <div className="flex items-center gap-4">
        <Wren mood="reading" className="w-20 shrink-0 crowded:hidden" />
        <div className="min-w-0">
          <h2 className="text-2xl">{article.title}</h2>
          <WrittenBy origin={article.origin} />
        </div>
      </div>
      {result === undefined ? (
        <Filling article={article} submit={submit} />
      ) : (
        <>
          <Card aria-label="The article" className="grid gap-4">
            <FilledText id={article.id} content={article.content} blanks={result.blanks} />
            <Sources sources={result.sources} />
          </Card>
          <Card aria-labelledby="why" className="grid gap-4">
            <h3 id="why" className="text-xl">
              {result.score} of {result.total} right
            </h3>
            <BlankReasons blanks={result.blanks} />
            {result.score < result.total && (
              <Link to="/articles?words" className="min-h-target underline">
                {result.total - result.score === 1
                  ? 'The word that you missed is among My words now.'
                  : 'The words that you missed are among My words now.'}
              </Link>
            )}
          </Card>
          {result.completed_today < articlesPerDay ? (
            <Button onClick={next}>Another one</Button>
          ) : (
            <Notice kind="success">{articlesErrors.articles_finished_today.text}</Notice>
          )}
          {!closed && (
            <CompletionDialog
              id={article.id}
              result={result}
              onClose={() => setClosed(true)}
              onNext={next}
              onLeave={() => navigate('/dashboard')}
            />
          )}
        </>
      )}
    </div>
  );
};
