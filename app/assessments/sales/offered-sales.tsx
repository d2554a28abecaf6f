'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cellName, describeFull, rowsOf, SALES } from '../entries/entry-names'
import { ChoiceRow } from '../similar/choice-row'
import { saleEntries } from './sale-entries'
import type { SaleOffer } from './sale-offer'

const texts = {
  filled: (address: string, row: number) => `${address} is in sale ${row} below.`,
  taken: (address: string) => `${address} was taken out.`,
  full: describeFull(SALES),
  corrected: '; corrected by the owner',
}

interface Props {
  list: readonly (SaleOffer & { link: ReactNode })[]
}

const fieldOf = (root: ParentNode | null, row: number, column: string) =>
  root?.querySelector<HTMLInputElement>(`[name="${cellName('sale', row, column)}"]`)

const textOf = (root: ParentNode | null, row: number, column: string) =>
  fieldOf(root, row, column)?.value ?? ''

/** The person checks sales one by one; none is preselected. The rows are in the same section of the page. */
export function OfferedSales({ list }: Props) {
  const root = useRef<HTMLUListElement>(null)
  const [message, setMessage] = useState('')
  const around = () => root.current?.closest('section') ?? null
  const rowWith = (parcel: string) => rowsOf(SALES).find((row) => textOf(around(), row, 'parcel') === parcel)

  useEffect(() => {
    const section = root.current?.closest('section')
    const show = () => {
      for (const box of root.current?.querySelectorAll<HTMLInputElement>('input') ?? [])
        box.checked = rowsOf(SALES).some((row) => textOf(section ?? null, row, 'parcel') === box.value)
    }
    const follow = ({ isTrusted, target }: Event) => {
      if (isTrusted && target instanceof HTMLInputElement) markCorrected(section ?? null, target.name)
      show()
    }
    // Stored entries reach the rows only after this effect.
    const later = setTimeout(show)
    section?.addEventListener('input', follow, true)
    return () => {
      clearTimeout(later)
      section?.removeEventListener('input', follow, true)
    }
  }, [])

  function choose({ row: sale }: SaleOffer, isChosen: boolean) {
    const empty = rowsOf(SALES).find((row) =>
      ['address', 'price'].every((column) => textOf(around(), row, column) === ''),
    )
    const row = isChosen ? empty : rowWith(sale.parcel)
    if (row !== undefined)
      for (const [name, text] of Object.entries(saleEntries(row, isChosen ? sale : undefined))) {
        const field = around()?.querySelector<HTMLInputElement>(`[name="${name}"]`)
        if (field) field.value = text
      }
    fieldOf(around(), row ?? 1, 'address')?.dispatchEvent(new Event('input', { bubbles: true }))
    if (row === undefined) return setMessage(isChosen ? texts.full : '')
    setMessage(isChosen ? texts.filled(sale.address, row) : texts.taken(sale.address))
  }

  return (
    <>
      <ul ref={root} className="divide-y divide-line border-y border-line">
        {list.map((offer, index) => {
          const { row, facts, apart, link } = offer
          return (
            <ChoiceRow
              key={row.parcel}
              id={`offered-sale-${index + 1}`}
              value={row.parcel}
              onChoose={(isChosen) => choose(offer, isChosen)}
            >
              <span className="font-semibold">{row.address}</span>: {row.price}, {row.date}
              {apart && <span className="block">{apart}</span>}
              <span className="block text-base leading-snug text-muted">{facts}</span>
              {link}
            </ChoiceRow>
          )
        })}
      </ul>
      <p role="status" className="my-2 empty:hidden">
        {message}
      </p>
    </>
  )
}

/** A figure that the owner changed is no longer the one of the record. */
function markCorrected(root: ParentNode | null, name: string) {
  const row = rowsOf(SALES).find((each) =>
    ['date', 'price', 'area'].some((column) => cellName('sale', each, column) === name),
  )
  const from = row === undefined ? undefined : fieldOf(root, row, 'from')
  if (from && from.value !== '' && !from.value.endsWith(texts.corrected)) from.value += texts.corrected
}
