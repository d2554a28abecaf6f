import { describeFull, SIMILAR_HOMES } from '../../entries/entry-names'
import { fieldOf, firstEmptyRow } from '../fill-row'

export function takeNearby(link: HTMLAnchorElement): void {
  const root = link.closest('[data-rows]')
  const row = firstEmptyRow(root)
  const field = row === undefined ? null : fieldOf(root, row, 'address')
  const rowElement = field?.closest('details')
  const news = root?.querySelector('[data-take-news]')
  if (news) news.textContent = field ? '' : describeFull(SIMILAR_HOMES)
  if (!field || !rowElement) return
  rowElement.open = true
  field.value = link.dataset.take ?? ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  rowElement.querySelector<HTMLElement>('[data-fill]')?.click()
  rowElement.scrollIntoView({ block: 'nearest' })
}
