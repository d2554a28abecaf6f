import { Provenance } from '@/components/provenance/provenance'
import { OUTSIDE } from '../area-query'
import { AreaDownloads } from './area-downloads'
import { BelowGate } from './below-gate'
import { ChoiceSelect } from './choice-select'
import { ListPager } from './list-pager'
import { type ListProps, ListRows } from './list-rows'
import { ListStatus } from './list-status'
import { ListTable } from './list-table'
import { SortSelect } from './sort-select'

export const listLooks = { list: 'List', table: 'Table' } as const
export type ListLook = keyof typeof listLooks

interface Props extends ListProps {
  look: ListLook
  onLook: (look: ListLook) => void
}

/** The rows of the view: exactly those can be selected on the map too. */
export function ListPanel({ work, onHover, look, onLook }: Props) {
  const { state, tell, isClose, isOutside, answer } = work
  const Rows = look === 'table' ? ListTable : ListRows
  return (
    <>
      {isOutside ? <Outside /> : isClose ? <ListStatus work={work} /> : <BelowGate work={work} />}
      {isClose && (
        <div className="flex flex-wrap gap-x-6">
          <SortSelect sort={state.url.sort} tell={tell} />
          <ChoiceSelect id="look" label="Show as" choices={listLooks} value={look} onChoose={onLook} />
        </div>
      )}
      <Rows work={work} onHover={onHover} />
      {answer?.ok && <ListPager view={answer.data} tell={tell} />}
      {answer?.ok && answer.data.matched > 0 && <AreaDownloads state={state} count={answer.data.matched} />}
      {answer?.ok && <Provenance meta={answer.meta} />}
    </>
  )
}

function Outside() {
  return (
    <p role="status" className="mb-4 font-semibold">
      {OUTSIDE}
    </p>
  )
}
