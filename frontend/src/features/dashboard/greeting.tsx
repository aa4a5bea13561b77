import type { Role } from '../../../../contract/endpoint';
import { Wren } from '../../ui/wren';

const partOfDay = (hour: number) => {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};

const lines: Record<ReturnType<typeof partOfDay>, string> = {
  night: 'Even owls are reading with one eye shut now.',
  morning: 'A new day, and all those pages still to turn.',
  afternoon: 'This is a very good hour for one more chapter.',
  evening: 'Lamp on, feet up, book open. What happens next?',
};

const shelves = 'Good to see you. Here is what is on your shelves.';
const adultLines = { teacher: shelves, parent: shelves, operator: 'Good to see you.' };

interface GreetingProps {
  readonly name: string;
  readonly role: Role;
}

export const Greeting = ({ name, role }: GreetingProps) => {
  const part = partOfDay(new Date().getHours());
  return (
    <div className="relative flex flex-wrap items-center justify-between gap-2 overflow-hidden rounded-card border border-line bg-accent-soft pl-5 sm:pl-8">
      <div className="min-w-0 flex-1 basis-44 py-5">
        <h1 className="text-2xl text-pretty sm:text-4xl">
          {part === 'night' ? 'Hello' : `Good ${part}`}, {name}!
        </h1>
        <p className="mt-1 max-w-md text-soft">{role === 'student' ? lines[part] : adultLines[role]}</p>
      </div>
      <Wren
        mood={part === 'night' ? 'sleepy' : 'happy'}
        className="ml-auto w-28 shrink-0 self-end sm:mr-8 sm:w-40"
      />
    </div>
  );
};
