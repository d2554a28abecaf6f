interface NotCovered {
  /** Where the address or point lies: "New York". */
  place: string
  /** Who keeps the record, where that is known. */
  office?: string | undefined
}

/** For the guided steps and the dossier alike: nobody we ask has the record, and nothing was typed wrong. */
export const describeNotCovered = ({ place, office }: NotCovered) => ({
  title: 'This place is not covered',
  why: `It is in ${place}, where we cannot look up assessments yet. Nothing is wrong with the address.`,
  next: `${office ?? 'The assessor of the county or town'} has the record, usually on a website.`,
})

export const localGovernments = {
  label: 'Find the local government',
  href: 'https://www.usa.gov/local-governments',
}
