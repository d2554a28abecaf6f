export const responseCenter = { name: 'National Response Center', href: 'https://nrc.uscg.mil/' }
