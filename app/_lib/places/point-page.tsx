import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import type { DroppedNotice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page/page-heading'
import { PrintButton } from '@/components/ui/print-button'
import type { LngLat } from '@/lib/geography/types'
import { formatPoint } from '@/lib/url-state'
import { FormPage } from '../answer/form-page'
import { type PageContent, type PageContentStream, startStream } from '../answer/page-stream'
import { titled } from '../noindex'
import { nameInWords } from './place-name'
import { PointQuestion } from './point-question'

interface PointUrl {
  q?: string | undefined
  at?: LngLat | undefined
  id?: string | undefined
}

interface Props {
  texts: { title: string; lead: string; coverage: string; label: string; hint: string }
  path: string
  url: PointUrl
  href: string
  dropped: Parameters<typeof DroppedNotice>[0]['dropped']
  maxLength: number
  beside?: (isStart: boolean) => ReactNode
  choices?: ReactNode
  answer: Promise<PageContent>
  children?: ReactNode
}

export async function PointPage(props: Props) {
  const { texts, path, url, href, dropped, maxLength, beside, choices, answer, children } = props
  const { q, at, id } = url
  const typed = q ?? (at ? formatPoint(at).replace(',', ', ') : id)
  const isStart = typed === undefined
  const reply = await startStream(answer)
  return (
    <FormPage
      heading={
        <div className="flex items-start justify-between gap-4">
          <PageHeading
            title={texts.title}
            question={[q, id, at && formatPoint(at)].filter(Boolean).join(' · ')}
          />
          {!isStart && (
            <div className="flex min-w-0 flex-wrap justify-end gap-2 print:hidden">
              <Suspense fallback={null}>
                <Actions reply={reply} />
              </Suspense>
              <PrintButton />
            </div>
          )}
        </div>
      }
      dropped={dropped}
      reply={reply}
      form={(errors) => (
        <>
          <PointQuestion
            action={path}
            id={href}
            label={texts.label}
            hint={texts.hint}
            maxLength={maxLength}
            text={typed}
            error={errors.q}
          >
            {beside?.(isStart)}
          </PointQuestion>
          {choices}
        </>
      )}
      below={children}
    >
      {isStart && (
        <p className="mb-6 max-w-reading text-muted">
          {texts.lead} {texts.coverage}
        </p>
      )}
    </FormPage>
  )
}

async function Actions({ reply: { soon, later } }: { reply: PageContentStream }) {
  const answered = soon?.value ?? (await later.catch(() => undefined))
  return answered?.actions
}

export function pointMetadata(title: string, { q, at, id }: PointUrl): Metadata {
  if (q === undefined && id === undefined && !at) return titled(title, false)
  const subject = [q && nameInWords(q), id ?? (at && formatPoint(at))].filter(Boolean).join(', ')
  return titled(subject ? `${subject}: ${title}` : title, true)
}
