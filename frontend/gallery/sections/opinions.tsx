import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { LikeQuestion } from '../../src/subjects/feedback/like-question';
import { ShareFeedback } from '../../src/subjects/feedback/share-feedback';
import { StarQuestion } from '../../src/subjects/feedback/star-question';
import { likingWords } from '../../src/ui/stars';
import { Row, Section, Specimen } from '../specimen';

const client = new QueryClient();

export const Opinions = () => {
  const [liked, setLiked] = useState<'like' | 'dislike' | undefined>('like');
  const [unsaid, setUnsaid] = useState<'like' | 'dislike'>();
  const [stars, setStars] = useState<number | undefined>(4);
  const [none, setNone] = useState<number>();
  return (
    <Section
      id="opinion"
      title="Asking what it was like"
      about="Stars, thumbs and a few words; all of it can be left out. Nobody is asked twice."
    >
      <Row>
        <Specimen state="Stars, not given yet">
          <StarQuestion question="How did you like it?" words={likingWords} value={none} onChange={setNone} />
        </Specimen>
        <Specimen state="Stars, given">
          <StarQuestion
            question="How did you like it?"
            words={likingWords}
            value={stars}
            onChange={setStars}
          />
        </Specimen>
        <Specimen state="Thumbs, not said yet">
          <LikeQuestion question="Would you like more of this?" value={unsaid} onChange={setUnsaid} />
        </Specimen>
        <Specimen state="Thumbs, said">
          <LikeQuestion question="Would you like more of this?" value={liked} onChange={setLiked} />
        </Specimen>
        <Specimen state="All of it, behind a button (sent from here, it does not arrive)">
          <QueryClientProvider client={client}>
            <ShareFeedback
              earns
              feature="quiz"
              reference="gallery"
              title="How was this quiz?"
              questions={['rating', 'difficulty', 'engagement', 'like_dislike']}
            />
          </QueryClientProvider>
        </Specimen>
      </Row>
    </Section>
  );
};
