import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { Icon } from './icon'

const texts = defineTexts('ui.notice', {
  info: 'Note',
  good: 'Done',
  warn: 'Caution',
  bad: 'Problem',
  unread: 'We could not read part of this link',
  leftOut: (parts: string) => `Left out: ${parts}. Everything else was kept.`,
})

const kinds = {
  info: { tone: 'border-accent bg-accent-soft', mark: 'text-accent' },
  good: { tone: 'border-good bg-good-soft', mark: 'text-good' },
  warn: { tone: 'border-warn bg-warn-soft', mark: 'text-warn' },
  bad: { tone: 'border-bad bg-bad-soft', mark: 'text-bad' },
} as const

type NoticeKind = keyof typeof kinds

interface Props {
  kind?: NoticeKind
  title?: ReactNode
  /** `status` makes a screen reader announce a change politely. Omit it for content of the first render. */
  role?: 'status' | 'alert'
  children: ReactNode
}

export function Notice({ kind = 'info', title, role, children }: Props) {
  const { tone, mark } = kinds[kind]
  return (
    <div
      role={role}
      className={`mb-6 flex gap-3 last:mb-0 rounded-control border-l-4 px-4 py-3 print:mb-3 print:border print:p-2 ${tone}`}
    >
      <Icon name={kind} className={`mt-0.5 size-5.5 ${mark}`} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : <span className="sr-only">{texts[kind]}: </span>}
        {children}
      </div>
    </div>
  )
}

export function DroppedNotice({ dropped }: { dropped: readonly string[] }) {
  if (dropped.length === 0) return null
  return (
    <Notice kind="warn" title={texts.unread}>
      <p>{texts.leftOut(dropped.join(', '))}</p>
    </Notice>
  )
}
