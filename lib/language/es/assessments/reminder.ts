/** A browser loads these when a visitor makes a calendar file. */
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
