import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../subjects/analytics/overview';

/** More children take too long beside their list: their week is a view of its own. */
const mostAtOnce = 100;

/** The last seven days of an adult's children, loaded once if they are few, otherwise only if they are there already. */
export const useWeek = (children: number) => {
  const { data, isLoading } = useQuery({
    ...overviewQuery(undefined),
    enabled: children > 0 && children <= mostAtOnce,
    refetchInterval: false,
  });
  return { week: data?.students, isLoading };
};
