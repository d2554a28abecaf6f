import { datasetKinds } from '@/components/records/dataset-kinds'
import { TextFlags } from '@/components/records/text-flags'
import { formatDay } from '@/components/ui/format-day'
import type { FoundDataset } from './read-search'
import { datasetPath } from './url'

const MOST_CHARACTERS = 280

/** One entry of the catalog in a few lines: what it is, whose, how fresh, under which license. */
export function FoundItem({ dataset }: { dataset: FoundDataset }) {
  const { portal, datasetId, name, description, publisher, kind, queryable, licence, updatedAt, columns } =
    dataset
  const { label, noRows } = datasetKinds[kind]
  const facts = [
    label,
    queryable ? `${columns.toLocaleString('en-US')} ${columns === 1 ? 'column' : 'columns'}` : null,
    updatedAt ? `updated ${formatDay(updatedAt.slice(0, 10))}` : 'no day of update published',
    licence === 'Not stated' ? 'the catalog names no license' : `license: ${licence}`,
  ]
  return (
    <li className="py-4 print:break-inside-avoid">
      <p className="text-base text-muted wrap-anywhere">
        <span className="font-semibold text-ink">{portal}</span>
        {publisher && <> · {publisher}</>}
      </p>
      <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
        {queryable ? (
          <a href={datasetPath(portal, datasetId)} data-print="bare" className="inline-block py-0.5">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p className="text-base wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      {description && <p className="mt-1 max-w-reading wrap-anywhere">{shorten(description)}</p>}
      {noRows && (
        <p className="text-base">
          {noRows}{' '}
          <a href={dataset.page} className="inline-block min-h-6 py-0.5">
            Its official page<span className="sr-only">: {name}</span>
          </a>
        </p>
      )}
      <TextFlags flags={dataset.flags} />
    </li>
  )
}

/** Cut at a word. */
const shorten = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).replace(/\s\S*$/, '')} …` : text
