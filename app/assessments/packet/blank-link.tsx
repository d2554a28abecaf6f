import { defineTexts } from '@/lib/language/define-texts'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'

const texts = defineTexts('packet.blank-link', {
  trimmed: 'Leave out what is empty',
  blank: 'Blank form to fill in by hand',
})

export function BlankLink({ url }: { url: AssessmentsUrlParams }) {
  if (url.blank === '1')
    return <a href={assessmentsHref('packet', { ...url, blank: undefined })}>{texts.trimmed}</a>
  return (
    <a href={assessmentsHref('packet', { ...url, blank: '1' })} className="noscript:hidden">
      {texts.blank}
    </a>
  )
}
