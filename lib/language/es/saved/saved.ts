export const savedTexts = {
  'saved.page': {
    title: 'Guardados',
    description: 'Los lugares que usted guardó o abrió hace poco, que se quedan en su propio dispositivo.',
    lead: 'Sus lugares se quedan en este navegador, en este dispositivo. No hay cuenta y nosotros nunca los recibimos.',
    scriptingTitle: 'Esta página necesita JavaScript',
    scripting:
      'Todo lo que hay aquí se queda en su dispositivo, así que este servidor no tiene nada que mostrar: solo un programa en su navegador puede leerlo. Sin JavaScript, guarde la página de un lugar como marcador.',
    compare: 'Comparar dos lugares por sus direcciones',
  },
}
