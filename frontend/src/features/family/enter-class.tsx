import type { ChildPage } from '../../../../contract/family/page';
import { ClassCodeForm } from '../../subjects/friends/class-code-form';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import type { Child } from './use-child';

interface EnterClassProps {
  readonly of: ChildPage;
  readonly joinClass: Child['joinClass'];
}

/** A guardian brings a child into a class by the code that its teacher has given out. */
export const EnterClass = ({ of, joinClass: { mutate, isPending, data, error } }: EnterClassProps) => {
  const name = of.child.username;
  return (
    <Disclosure summary="Enter the code of a class">
      <div className="grid gap-3">
        <p>
          Did {name}’s teacher give you a class code? With it you let the teacher see {name}’s books with
          their stars, quizzes and articles, how much {name} reads and writes, points, days in a row and, if
          there is one, the e-mail address.
          {of.transcripts && ' The talks with Wren, too: you have switched that on.'} The children of the
          class see {name}’s name, and points and comics as far as you allow it. {name} is asked, too.
        </p>
        {data !== undefined && (
          <Notice kind="success">
            {data.waits
              ? `Now ${name} has to say yes to the teacher of ${data.name}, on the page Friends, under Requests. Until then nobody there sees anything.`
              : `${name} is in ${data.name} now.`}
          </Notice>
        )}
        <ClassCodeForm
          busy={isPending}
          error={error?.message}
          onCode={(code, onSuccess) => mutate(code, { onSuccess })}
        />
      </div>
    </Disclosure>
  );
};
