/** A browser needs these texts only to make a calendar file, so it loads them on demand. */
export const reminderTexts = {
  'calendar.reminder': {
    saved: (day: string) =>
      `Se guardó un archivo de calendario para el ${day}, con recordatorios 14 y 3 días antes, a las nueve de la mañana. Ábralo con su calendario.`,
    deadline: {
      title: (home: string) => `Último día para apelar: ${home}`,
      notes: 'Usted escribió este día según su aviso. Confírmelo con la oficina que indica el aviso.',
      file: (day: string) => `apelacion-${day}.ics`,
    },
    hearing: {
      title: (home: string) => `Audiencia de la apelación: ${home}`,
      notes: 'Usted escribió este día según la carta sobre su audiencia. La carta indica la hora y el lugar.',
      file: (day: string) => `audiencia-${day}.ics`,
    },
  },
}
