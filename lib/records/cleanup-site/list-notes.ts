import { defineSentences } from '@/lib/sentences/define-sentences'
import type { CleanupListId } from './lists'

export const listNotes = defineSentences('cleanup-site.lists', {
  'superfund-archived': 'By county. Most of its sites have no position: they are counted apart.',
  'waste-generator': 'Smaller generators are among the other active handlers.',
  'waste-handler': 'Of every other size. The status has the size as published.',
  brownfield: 'Only places that had money of EPA, no state programs.',
  'tank-release': 'State records of 2018 to 2021; the list of the state is newer.',
  tank: 'State records of 2018 to 2021; the list of the state is newer. Without heating oil tanks.',
})

export const noteOfList = (list: CleanupListId): string | null =>
  (listNotes as Readonly<Record<string, string>>)[list] ?? null
