interface CoverageGap {
  place: string
  office?: string | undefined
}

export const describeNotCovered = ({ place, office }: CoverageGap) => ({
  title: 'This place is not covered',
  why: `It is in ${place}, where we cannot look up assessments yet. Nothing is wrong with the address.`,
  next: `${office ?? 'The assessor of the county or town'} has the record, usually on a website.`,
})

export const localGovernments = {
  label: 'Find the local government',
  href: 'https://www.usa.gov/local-governments',
}
