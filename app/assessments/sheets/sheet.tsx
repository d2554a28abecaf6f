import type { ReactNode } from 'react'
import { AgencyNames } from '@/components/ui/agency-text'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('sheets.sheet', {
  foot: (home: string, number: number, of: number) => `${home}. Sheet ${number} of ${of}.`,
})

interface Props {
  number: number
  of: number
  title: string
  home: string
  english?: readonly string[] | undefined
  children: ReactNode
}

export function Sheet({ number, of, title, home, english = [], children }: Props) {
  const id = `sheet-${number}`
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mb-8 rounded-panel border border-line bg-surface p-4 sm:p-8 print:mb-0 print:rounded-none print:border-0 print:p-0 ${number > 1 ? 'print:break-before-page' : ''}`}
    >
      <h2 id={`${id}-title`} className="mb-3 border-b-2 border-ink pb-1 text-2xl font-semibold print:text-xl">
        {title}
      </h2>
      {children}
      <p className="mt-6 border-t border-line pt-2 text-sm text-muted print:mt-3 print:break-before-avoid">
        <AgencyNames text={texts.foot(home, number, of)} names={english} />
      </p>
    </section>
  )
}

export function SheetHeading({ children }: { children: ReactNode }) {
  return <h3 className="mt-5 mb-2 text-lg font-semibold print:mt-3 print:mb-1 print:text-base">{children}</h3>
}
