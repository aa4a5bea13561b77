import { useQuery } from '@tanstack/react-query';
import { analyticsMessages } from '../../../../contract/analytics-messages';
import { Facts } from './facts';
import { dateOf, mean, percent, sum } from './format';
import { articlesQuery } from './queries';
import { Sheet } from './sheet';
import { NothingYet, useFilter, View } from './view';

const Articles = ({ id, name }: { id: string; name: string }) => {
  const { filter, control } = useFilter();
  return (
    <View query={useQuery(articlesQuery(id, filter))} kind="article" control={control}>
      {(articles) => (
        <>
          <Facts
            label="Articles in figures"
            facts={[
              { label: 'Completed Articles', value: articles.length },
              { label: 'Words Read', value: sum(articles, ({ word_count }) => word_count) },
              {
                label: 'Average Score',
                value: percent(
                  mean(
                    articles.flatMap(({ score, total }) =>
                      score === null || total === 0 ? [] : [score / total],
                    ),
                  ),
                ),
              },
            ]}
          />
          {articles.length === 0 ? (
            <NothingYet title={analyticsMessages.none.article}>
              Each day five short articles wait for {name}, under Articles.
            </NothingYet>
          ) : (
            <Sheet
              caption={`Articles of ${name}`}
              file={`articles-${name}`}
              rows={articles}
              keyOf={(article) => article.id}
              sortedBy={{ head: 'Date', descending: true }}
              columns={[
                { head: 'Title', value: ({ title }) => title },
                {
                  head: 'Score',
                  value: ({ score }) => score,
                  cell: ({ score, total }) => (score === null ? '-' : `${score}/${total}`),
                  align: 'end',
                },
                { head: 'Word Count', value: ({ word_count }) => word_count, align: 'end' },
                {
                  head: 'Date',
                  value: ({ created_at }) => created_at,
                  cell: ({ created_at }) => dateOf(created_at),
                },
              ]}
            />
          )}
        </>
      )}
    </View>
  );
};

export default Articles;
