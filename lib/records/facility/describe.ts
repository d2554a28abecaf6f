export const notProof = 'A screening lead, not proof of contamination.'
export const notAbsence = 'An empty list does not mean there is none.'
