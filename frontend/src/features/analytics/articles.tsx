import { useQuery } from '@tanstack/react-query';
import { mean, percent, sum } from './format';
import { ListView } from './list-view';
import { articlesQuery } from './queries';
import { useFilter } from './view';

const Articles = ({ id, name }: { id: string; name: string }) => {
  const { filter, control } = useFilter();
  return (
    <ListView
      query={useQuery(articlesQuery(id, filter))}
      control={control}
      kind="article"
      title="Articles"
      name={name}
      facts={(articles) => [
        { label: 'Completed Articles', value: articles.length },
        { label: 'Words Read', value: sum(articles, ({ word_count }) => word_count) },
        {
          label: 'Average Score',
          value: percent(
            mean(
              articles.flatMap(({ score, total }) => (score === null || total === 0 ? [] : [score / total])),
            ),
          ),
        },
      ]}
      columns={[
        { head: 'Title', value: ({ title }) => title },
        {
          head: 'Score',
          value: ({ score }) => score,
          cell: ({ score, total }) => (score === null ? '-' : `${score}/${total}`),
          align: 'end',
        },
      ]}
    >
      Each day five short articles wait for {name}, under Articles.
    </ListView>
  );
};

export default Articles;
