import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('coverage.describe-not-covered', {
  title: 'This place is not covered',
  why: (place: string) =>
    `It is in ${place}, where we cannot look up assessments yet. Nothing is wrong with the address.`,
  next: (office: string) => `${office} has the record, usually on a website.`,
  assessor: 'The assessor of the county or town',
  governments: 'Find the local government',
})

interface CoverageGap {
  place: string
  office?: string | undefined
}

export const describeNotCovered = ({ place, office }: CoverageGap) => ({
  title: texts.title,
  why: texts.why(place),
  next: texts.next(office ?? texts.assessor),
})

export const localGovernments = {
  get label() {
    return texts.governments
  },
  href: 'https://www.usa.gov/local-governments',
}
