export const nameSection = (name: string) => name.replace(/^Section (?=\d)/, 'la sección ')

/**
 * Lowercases the article of a part, such as “El cuarto noreste”, because the name is used inside a sentence.
 */
export const namePart = (part: string) =>
  part.replace(/(^|, )(El|La)(?= (?:cuarto|mitad) )/g, (words) => words.toLowerCase())

export const nameLand = (land: string) => namePart(nameSection(land))
