'use client'

import { Button, ButtonLink } from '@/components/ui/button'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('answer.failure', {
  title: 'We could not show this page',
  lead: 'Something went wrong on our side, not in what you entered. Nothing was sent anywhere.',
  reference: 'If you tell us, quote this reference:',
  again: 'Try again',
  contact: 'Tell us',
})

export interface FailureProps {
  error: Error & { digest?: string }
  retry: () => void
}

export function Failure({ error, retry }: FailureProps) {
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.lead} />
      {error.digest && (
        <p className="mb-6">
          {texts.reference} <code className="font-mono font-semibold">{error.digest}</code>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="button" onClick={retry}>
          {texts.again}
        </Button>
        <ButtonLink href={localHref('/contact')}>{texts.contact}</ButtonLink>
      </p>
    </PageFrame>
  )
}
