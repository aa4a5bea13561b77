import { useQuery } from '@tanstack/react-query';
import { mean, percent, sum } from './format';
import { ListView } from './list-view';
import { articlesQuery } from './queries';
import { useFilter } from './view';

const Articles = ({ id, name }: { id: string; name: string }) => {
  const period = useFilter();
  return (
    <ListView
      query={useQuery(articlesQuery(id, period.filter))}
      period={period}
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
      suggestion={`Each day five short articles wait for ${name}, under Articles.`}
    />
  );
};

export default Articles;
