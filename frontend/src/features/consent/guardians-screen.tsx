import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { consent } from '../../../../contract/consent/endpoints';
import type { Received } from '../../../../contract/endpoint';
import type { GuardiansSee } from '../../../../contract/users/fields';
import { call } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { useSend } from '../../lib/use-send';
import { ownGuardiansQuery } from '../../subjects/users/own-guardians';
import { userQuery, useUser } from '../../subjects/users/user';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { RadioCards } from '../../ui/radio-cards';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';

const choices = [
  {
    value: 'all',
    label: 'Go on as now',
    description: 'Your books, results, stories and talks, as before.',
  },
  {
    value: 'no_talks',
    label: 'Everything but my talks',
    description: 'Your books, results and stories. What you talk about with Wren stays yours.',
  },
  {
    value: 'nothing',
    label: 'Nothing more',
    description:
      'They see nothing from now on, and decide nothing. It cannot be taken back: they have to ask you anew.',
  },
] as const satisfies readonly { value: GuardiansSee; label: string; description: string }[];

const WithWren = ({ children }: { readonly children: ReactNode }) => (
  <Card className="grid justify-items-center gap-3 text-center">
    <Wren mood="waving" className="w-28" />
    {children}
  </Card>
);

/** Who decides for a child below the age of consent, and where the child sees what they see. */
const GuardiansDecide = () => (
  <WithWren>
    <p>Your grown-up decides with you what is kept and who sees it, until you are old enough.</p>
    <Link to="/friends?tab=requests" className={buttonClass()}>
      Who can see my reading?
    </Link>
  </WithWren>
);

const Choice = ({ see, guardians }: Received<typeof consent.ownGuardians>) => {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(see ?? undefined);
  const answer = useSend({
    mutationFn: (to: GuardiansSee) => call(consent.setGuardiansSee, { body: { see: to } }),
    onSuccess: (now) => {
      queries.setQueryData(ownGuardiansQuery.queryKey, now);
      return queries.invalidateQueries(userQuery);
    },
  });
  return (
    <Card className="grid gap-gap">
      <p>
        {see === null
          ? 'You are old enough now to decide about your data alone. Until you answer, they see what they saw.'
          : 'You decide this alone, and can change it.'}
      </p>
      <ul className="grid gap-1">
        {guardians.map(({ address }) => (
          <li key={address} className="font-semibold wrap-anywhere">
            {address}
          </li>
        ))}
      </ul>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined) answer.mutate(chosen);
        }}
      >
        <RadioCards
          label="What do they go on seeing?"
          options={choices}
          value={chosen}
          onChange={setChosen}
        />
        {answer.error !== null && <Notice kind="error">{answer.error.message}</Notice>}
        {answer.isSuccess && <Notice kind="success">It holds from now on.</Notice>}
        <Button type="submit" busy={answer.isPending} disabled={chosen === undefined}>
          Decide
        </Button>
      </form>
    </Card>
  );
};

/** The guardians of a student who decides alone. */
const OwnGuardians = () => (
  <Loaded query={useQuery(ownGuardiansQuery)} waiting={<Skeleton className="h-80" />}>
    {(data) =>
      data.guardians.length > 0 ? (
        <Choice {...data} />
      ) : (
        <WithWren>
          <p>No grown-up sees you as your guardian.</p>
        </WithWren>
      )
    }
  </Loaded>
);

/** A student who decides alone chooses what guardians go on seeing; a younger child is told who decides. */
const GuardiansScreen = () => (
  <Page title="Your grown-ups">{useUser().decides_alone ? <OwnGuardians /> : <GuardiansDecide />}</Page>
);

export default GuardiansScreen;
