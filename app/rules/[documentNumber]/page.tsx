import type { Metadata } from 'next'
import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { decodeSegment } from '@/app/_lib/decode-segment'
import { titled } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/page-deadline'
import { fetchDocument } from './fetch-document'
import { DocumentHeading, showDocument } from './show-document'

export async function generateMetadata({ params }: PageProps<'/rules/[documentNumber]'>): Promise<Metadata> {
  const { documentNumber } = await params
  const answer = (await soon(fetchDocument(documentNumber)))?.value
  const title = answer?.ok ? answer.data.document.title : null
  return titled(title?.slice(0, 120) ?? `Document ${decodeSegment(documentNumber).slice(0, 80)}`, true)
}

export default async function Page({ params }: PageProps<'/rules/[documentNumber]'>) {
  const { documentNumber } = await params
  return (
    <FramedAnswer
      page={showDocument(documentNumber)}
      stop="/rules"
      heading={<DocumentHeading title={`Document ${decodeSegment(documentNumber)}`} />}
    />
  )
}
