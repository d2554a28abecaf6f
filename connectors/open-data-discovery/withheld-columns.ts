import type { ViewColumn } from '@/lib/socrata/read-view'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { isPersonalType } from './column-kind'
import { feeds } from './feed-list'
import { isWithheld } from './is-withheld'
import { constructionSources } from './source-list'

/** Columns of a dataset that are never asked for: by their names and types, and where we know the dataset, by its list. */
export function withheldOf(host: string, dataset: string, columns: readonly ViewColumn[]): string[] {
  const patterns = [
    ...feeds.filter((feed) => feed.host === host && feed.dataset === dataset),
    ...constructionSources.filter(
      ({ table }) =>
        'dialect' in table && table.dialect === 'socrata' && table.host === host && table.dataset === dataset,
    ),
  ].flatMap(({ withheld }) => withheld)
  return columns
    .filter(
      ({ name, title, type }) =>
        isPersonalColumn(name, title) || isPersonalType(type) || isWithheld(name, patterns),
    )
    .map(({ name }) => name)
}
