'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { cellName, describeFull, rowsOf, SALES } from '../entries/entry-names'
import { ChoiceRow } from '../similar/choice-row'
import { withCorrection } from '../similar/row-entries'
import { saleEntries } from './sale-entries'
import type { SuggestedSale } from './sale-offer'

const texts = defineTexts('sales.offered', {
  filled: (address: string, row: number) => `${address} is in sale ${row} below.`,
  taken: (address: string) => `${address} was taken out.`,
})

type ListedSale = Pick<SuggestedSale, 'row' | 'facts'> & { comparison?: string; link: ReactNode }

interface Props {
  list: readonly ListedSale[]
  shown: number
  more: string
}

const fieldOf = (root: ParentNode | null, row: number, column: string) =>
  root?.querySelector<HTMLInputElement>(`[name="${cellName('sale', row, column)}"]`)

const textOf = (root: ParentNode | null, row: number, column: string) =>
  fieldOf(root, row, column)?.value ?? ''

export function OfferedSales({ list, shown: count, more }: Props) {
  const root = useRef<HTMLDivElement>(null)
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
    // The call is delayed, because stored entries fill the rows only after this effect.
    const later = setTimeout(show)
    section?.addEventListener('input', follow, true)
    return () => {
      clearTimeout(later)
      section?.removeEventListener('input', follow, true)
    }
  }, [])

  function choose({ row: sale }: ListedSale, isChosen: boolean) {
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
    if (row === undefined) return setMessage(isChosen ? describeFull(SALES) : '')
    setMessage(isChosen ? texts.filled(sale.address, row) : texts.taken(sale.address))
  }

  return (
    <div ref={root}>
      <SaleRows list={list.slice(0, count)} from={1} choose={choose} />
      {list.length > count && (
        <details>
          <summary className="min-h-11 py-2 text-accent">{more}</summary>
          <SaleRows list={list.slice(count)} from={count + 1} choose={choose} />
        </details>
      )}
      <p role="status" className="my-2 empty:hidden">
        {message}
      </p>
    </div>
  )
}

interface RowsProps {
  list: readonly ListedSale[]
  from: number
  choose: (sale: ListedSale, isChosen: boolean) => void
}

const SaleRows = ({ list, from, choose }: RowsProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {list.map((sale, index) => {
      const { row, facts, comparison, link } = sale
      return (
        <ChoiceRow
          key={row.parcel}
          id={`offered-sale-${from + index}`}
          value={row.parcel}
          onChoose={(isChosen) => choose(sale, isChosen)}
        >
          <span className="font-semibold">{row.address}</span>: {row.price}, {row.date}
          {comparison && <span className="block">{comparison}</span>}
          <span className="block text-base leading-snug text-muted">{facts}</span>
          {link}
        </ChoiceRow>
      )
    })}
  </ul>
)

function markCorrected(root: ParentNode | null, name: string) {
  const row = rowsOf(SALES).find((each) =>
    ['date', 'price', 'area'].some((column) => cellName('sale', each, column) === name),
  )
  const from = row === undefined ? undefined : fieldOf(root, row, 'from')
  if (from) from.value = withCorrection(from.value)
}
