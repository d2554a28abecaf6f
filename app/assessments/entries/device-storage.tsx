'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { defineTexts } from '@/lib/language/define-texts'
import { dropForeign, hasOtherLanguage } from '../similar/row-entries'
import { PREFIX } from './entry-names'
import { formatEntry } from './format-entry'
import {
  DISPLAY_EVENT,
  eraseEntries,
  keepEntries,
  type OwnerEntries,
  recallChecked,
  recallEntries,
} from './stored-entries'

interface Props {
  property: string
  home: string
  /** Maps each source title in the other language to the title in the language of the page. */
  titles?: Readonly<Record<string, string>> | undefined
  isBrief?: boolean
  isKeptAbove?: boolean
  children: ReactNode
}

type Outcome = 'idle' | 'erased' | 'not-kept'

const texts = defineTexts('entries.device-storage', {
  kept: 'Your notes stay in this browser on this device.',
  unsent: 'We never receive them.',
  unreachable: 'This part of the page did not load. Reload the page to try again.',
  manage: 'Keep, open or erase my packet',
  openAgain: 'Open a packet I kept, or erase what I wrote',
  erased: 'Erased. Nothing you wrote is left on this device.',
  notKept:
    'This browser cannot keep your notes. Keep your packet as a file here before you go on, and open it on the next page.',
})

export const KEEP_ID = 'keep'

const storage = () => localStorage

// `lazy` is used instead of `next/dynamic`, which would add script to the page. The controls load when the
// visitor opens them.
const FileControls = lazy(() =>
  import('./file-controls').then(
    ({ FileControls: Controls }) => ({ default: Controls }),
    () => ({ default: Unreachable }),
  ),
)

const Unreachable = () => <p role="alert">{texts.unreachable}</p>

export function DeviceStorage({
  property,
  home,
  titles,
  isBrief = false,
  isKeptAbove = false,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [isManaging, setManaging] = useState(false)
  const [removed, setRemoved] = useState<readonly string[]>([])

  useEffect(() => {
    const { current } = root
    if (!current) return
    const keep = () => {
      const { entries } = dropForeign({ ...recallEntries(storage, property), ...readFields(current) })
      fillPlaces(current, entries)
      setOutcome(keepEntries(storage, property, entries) ? 'idle' : 'not-kept')
    }
    const follow = () => {
      show(current, recallEntries(storage, property))
      showLocalized(current, property, titles)
    }
    const early = typedEarly(current)
    const checked = recallChecked(storage, property)
    const { entries, removed: dropped } = dropForeign({ ...checked.entries, ...early })
    const messages = [...checked.removed, ...dropped]
    show(current, entries)
    setRemoved(messages)
    const isNew = Object.keys(early).length > 0 || messages.length > 0
    if (isNew && !keepEntries(storage, property, entries)) setOutcome('not-kept')
    showLocalized(current, property, titles, keepEntries)
    current.addEventListener('input', keep)
    window.addEventListener('storage', follow)
    return () => {
      current.removeEventListener('input', keep)
      window.removeEventListener('storage', follow)
    }
  }, [property, titles])

  const current = () => ({
    ...recallEntries(storage, property),
    ...(root.current ? readFields(root.current) : {}),
  })

  function open(opened: OwnerEntries) {
    const { entries, removed: dropped } = dropForeign({ ...current(), ...opened })
    setRemoved(dropped)
    if (root.current) show(root.current, entries)
    setOutcome(keepEntries(storage, property, entries) ? 'idle' : 'not-kept')
    if (root.current) showLocalized(root.current, property, titles, keepEntries)
  }

  function erase() {
    const erased = eraseEntries(storage)
    if (root.current) show(root.current, {})
    setOutcome(erased ? 'erased' : 'not-kept')
  }

  return (
    <div ref={root} data-kept="">
      <div role="status" className="print:hidden">
        {removed.length > 0 && (
          <Notice kind="warn">
            {removed.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
      {children}
      <div className="my-4 border-t border-line pt-3 noscript:hidden print:hidden">
        <p className="max-w-reading">
          {outcome !== 'not-kept' && texts.kept} {texts.unsent}
        </p>
        {!isBrief && (
          <details id={KEEP_ID} onToggle={() => setManaging(true)}>
            <summary className="inline-block min-h-11 py-2 text-accent">
              {isKeptAbove ? texts.openAgain : texts.manage}
            </summary>
            {isManaging && (
              <Suspense fallback={null}>
                <FileControls {...{ property, home, isKeptAbove, current, open, erase }} />
              </Suspense>
            )}
          </details>
        )}
        <p role="status" className="mt-2">
          {outcome === 'erased' && texts.erased}
          {outcome === 'not-kept' && texts.notKept}
        </p>
      </div>
    </div>
  )
}

function show(root: HTMLElement, entries: OwnerEntries): void {
  fillFields(root, entries)
  fillPlaces(root, entries)
}

/**
 * Translates rows that were filled on a page of the other language. The code loads only if such rows exist.
 */
async function showLocalized(
  root: HTMLElement,
  property: string,
  titles: Props['titles'],
  keep?: typeof keepEntries,
): Promise<void> {
  if (!hasOtherLanguage(recallEntries(storage, property))) return
  const localizer = await import('./localize-rows').catch(() => undefined)
  if (!localizer) return
  const entries = localizer.localizeRows(recallEntries(storage, property), titles)
  show(root, entries)
  keep?.(storage, property, entries)
}

/** Returns entries that were typed before hydration, because stored entries must not overwrite them. */
function typedEarly(root: HTMLElement): OwnerEntries {
  return Object.fromEntries(Object.entries(readFields(root)).filter(([, text]) => text !== ''))
}

type EntryField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: ParentNode) =>
  root.querySelectorAll<EntryField>(
    ['input', 'textarea', 'select'].map((tag) => `${tag}[name^="${PREFIX}"]`).join(),
  )

const isTick = (field: EntryField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** An empty text means a cleared field or a box that is not checked. */
function readFields(root: ParentNode): OwnerEntries {
  const entries: Record<string, string> = {}
  for (const field of fieldsIn(root)) {
    if (!isTick(field)) entries[field.name] = field.value
    else if (field.checked) entries[field.name] = field.value
    else entries[field.name] ??= ''
  }
  return entries
}

function fillFields(root: ParentNode, entries: OwnerEntries): void {
  for (const field of fieldsIn(root)) {
    const text = entries[field.name] ?? ''
    if (isTick(field)) field.checked = field.value === text
    else field.value = text
  }
}

function fillPlaces(root: HTMLElement, entries: OwnerEntries): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-entry]')) {
    const name = place.dataset.entry ?? ''
    const text = entries[name] ?? ''
    place.textContent = formatEntry(name, text)
    place.toggleAttribute('data-filled', text !== '')
  }
  root.dispatchEvent(new CustomEvent(DISPLAY_EVENT, { detail: entries }))
}
