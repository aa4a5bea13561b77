import { ProgressBar } from '../../src/ui/progress-bar';
import { Skeleton } from '../../src/ui/skeleton';
import { Spinner } from '../../src/ui/spinner';
import { Steps } from '../../src/ui/steps';
import { Row, Section, Specimen } from '../specimen';

const steps = ['Terms', 'About you', 'What you like', 'Genres', 'Books you read'];

export const StepsOnTheWay = () => (
  <Section
    id="steps"
    title="Steps"
    about="How far along a short way one is, in words and as marks on a line."
  >
    <Row>
      <Specimen state="At the start">
        <Steps steps={steps} current={0} />
      </Specimen>
      <Specimen state="On the way">
        <Steps steps={steps} current={2} />
      </Specimen>
      <Specimen state="Done">
        <Steps steps={steps} current={5} />
      </Specimen>
    </Row>
  </Section>
);

export const ProgressBars = () => (
  <Section
    id="progress-bar"
    title="ProgressBar"
    about="How much of something is done; words beside it say the same."
  >
    <Row>
      {[0, 3, 10].map((value) => (
        <Specimen key={value} state={`${value} of 10`}>
          <ProgressBar label="Questions answered" value={value} max={10} />
        </Specimen>
      ))}
    </Row>
  </Section>
);

export const Waiting = () => (
  <Section
    id="waiting"
    title="Skeleton and Spinner"
    about="The shape of what is coming; a wheel on the thing that was pressed. Words say what is being waited for."
  >
    <Row>
      <Specimen state="Skeleton">
        <div className="grid gap-3">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-20" />
        </div>
      </Specimen>
      <Specimen state="Spinner">
        <p className="flex items-center gap-3">
          <Spinner /> Wren is looking along the shelves…
        </p>
      </Specimen>
    </Row>
  </Section>
);
