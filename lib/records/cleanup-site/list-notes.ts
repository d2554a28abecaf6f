import { defineSentences } from '@/lib/sentences/define-sentences'
import type { CleanupList } from './lists'

/** Limits of a single list. */
export const listNotes = defineSentences('cleanup-site.lists', {
  'superfund-archived':
    'This list is by county, and most of its sites have no position: they are counted apart.',
  'waste-generator': 'Smaller generators are in the list of other active handlers.',
  'waste-handler':
    'Generators of every other size, and handlers whose size is not stated. The size is as published, in the status.',
  brownfield: 'Only places that had money of EPA. State programs are not in it.',
  'tank-release': 'State records collected from 2018 to 2021; the list of the state is newer.',
  tank: 'State records collected from 2018 to 2021; the list of the state is newer. Heating oil tanks are not in it.',
})

export const noteOfList = (list: CleanupList): string | null =>
  (listNotes as Readonly<Record<string, string>>)[list] ?? null
