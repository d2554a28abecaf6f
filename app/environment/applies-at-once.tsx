'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'

interface Props {
  /** Of the page with this question: another one sets the fields to what was asked then. */
  href: string
  /** What the address says of the place; it stands as long as nobody types another one. */
  place: Readonly<Record<string, string>>
  /** What need not stand in an address. */
  usual: Readonly<Record<string, string>>
  label: string
  className?: string
  children: ReactNode
}

/** A form of the browser's own that asks as soon as something in it changes; the page stays where it is. */
export function AppliesAtOnce({ href, place, usual, label, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the fields follow.
  useEffect(() => {
    form.current?.reset()
    // React writes a new default into inputs, not into a select.
    for (const select of form.current?.querySelectorAll('select') ?? [])
      select.value = select.dataset.asked ?? ''
  }, [href])

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = hrefOf(event.currentTarget, place, usual)
    if (next !== href) startTransition(() => push(next as Route, { scroll: false }))
  }

  return (
    <form
      ref={form}
      action="/environment"
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={ask}
      onChange={({ currentTarget, target }) => {
        // Text is done when it is sent, a number also when it is left.
        if (!(target instanceof HTMLInputElement && target.type === 'text')) currentTarget.requestSubmit()
      }}
      onBlur={({ currentTarget, target }) => {
        if (
          target instanceof HTMLInputElement &&
          target.name === 'radius' &&
          target.value !== target.defaultValue
        )
          currentTarget.requestSubmit()
      }}
      className={className}
    >
      {children}
    </form>
  )
}

function hrefOf(form: HTMLFormElement, place: Props['place'], usual: Props['usual']): string {
  const given = new Map([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
  const box = form.elements.namedItem('q')
  const isSamePlace = !(box instanceof HTMLInputElement) || box.value.trim() === box.defaultValue
  const query = new URLSearchParams(isSamePlace ? place : { q: given.get('q') ?? '' })
  for (const [name, value] of given)
    if (!(name in { q: 1, at: 1, bbox: 1 }) && value && value !== usual[name]) query.set(name, value)
  return `${form.getAttribute('action')}?${query}`
}
