import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from '../../lib/navigation';
import { classesQuery } from '../../subjects/friends/queries';
import { useUser } from '../../subjects/users/user';
import { SelectField } from '../../ui/select-field';

const everybody = '';

/**
 * The class that a list is limited to, first that of the address, and the control that chooses it: for teachers with
 * classes of this year.
 */
export const useClassFilter = () => {
  const isTeacher = useUser().role === 'teacher';
  const { data } = useQuery({ ...classesQuery, enabled: isTeacher });
  const [chosen, setChosen] = useState(useSearchParams().get('class') ?? everybody);
  const current = data?.classes.filter(({ archived_at }) => archived_at === null) ?? [];
  const of = current.find(({ id }) => id === chosen);
  const control = current.length > 0 && (
    <div className="w-44 max-sm:w-full print:hidden">
      <SelectField
        label="Class"
        options={[
          { value: everybody, label: 'All' },
          ...current.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={of?.id ?? everybody}
        onChange={(event) => setChosen(event.target.value)}
      />
    </div>
  );
  return { classId: of?.id, className: of?.name, control };
};
