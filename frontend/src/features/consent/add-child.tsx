import { useState } from 'react';
import { children } from '../../../../contract/children/endpoints';
import { type Picture, picturesTapped } from '../../../../contract/children/pictures';
import { usernameLimit } from '../../../../contract/rules/onboarding';
import { type Avatar, avatars } from '../../../../contract/users/avatars';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { ChoosePictures } from '../../subjects/children/choose-pictures';
import { useFamilyChange } from '../../subjects/children/family';
import { KindChoices, noConsents } from '../../subjects/consent/kind-choices';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { FieldGroup } from '../../ui/field-group';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const Added = () => (
  <Notice kind="success">
    Thank you! In about an hour we write to you: your answers come into force when you confirm them there.
    Until then you can add a device of the family above.
  </Notice>
);

const useAdding = () => {
  const changed = useFamilyChange();
  const [consents, setConsents] = useState(noConsents);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const adding = useSend({
    mutationFn: (form: FormData) =>
      call(children.add, {
        body: {
          name: String(form.get('name')).trim(),
          birth_year: Number(form.get('year')),
          avatar: String(form.get('avatar')) as Avatar,
          pictures: [...pictures],
          consents: { ...consents, core: true },
          is_guardian: true,
        },
      }),
    onSuccess: changed,
  });
  return { consents, setConsents, pictures, setPictures, adding };
};

/** A grown-up adds a child who has no e-mail address, chooses its pictures with it, and answers each of the four consents. */
const AddChild = () => {
  const { consents, setConsents, pictures, setPictures, adding } = useAdding();
  if (adding.isSuccess) return <Added />;
  const isReady = consents.core && pictures.length === picturesTapped;
  return (
    <Card aria-labelledby="add-child">
      <form
        className="grid gap-gap"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) adding.mutate(new FormData(event.currentTarget));
        }}
      >
        <div className="grid gap-1">
          <h2 id="add-child" className="text-xl">
            Add a child without an e-mail address
          </h2>
          <p>
            Your child signs in with pictures, on a device of your family. It can get an e-mail address later,
            and keeps everything.
          </p>
        </div>
        <TextField
          label="A name for reading"
          name="name"
          hint="Not the full name: other children may see it."
          maxLength={usernameLimit}
          autoComplete="off"
          required
        />
        <TextField
          label="Year of birth"
          name="year"
          type="number"
          inputMode="numeric"
          min={1900}
          max={2100}
          step={1}
          autoComplete="off"
          required
        />
        <SelectField
          label="The picture to tap"
          name="avatar"
          options={avatars.map((avatar) => ({ value: avatar, label: capitalized(avatar) }))}
        />
        <FieldGroup label="Four pictures instead of a password">
          <ChoosePictures value={pictures} onChange={setPictures} />
        </FieldGroup>
        <CheckboxField label="I am this child's parent or legal guardian" required />
        <KindChoices name="your child" value={consents} onChange={setConsents} />
        {adding.error !== null && <Notice kind="error">{adding.error.message}</Notice>}
        {!isReady && (
          <p className="text-soft">
            For this four pictures have to be chosen, and “Using Inkwren” needs a Yes.
          </p>
        )}
        <div>
          <Button type="submit" busy={adding.isPending} disabled={!isReady} className="max-sm:w-full">
            Add the child
          </Button>
        </div>
      </form>
    </Card>
  );
};

export default AddChild;
