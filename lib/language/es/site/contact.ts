export const contactTexts = {
  'contact.page': {
    title: 'Contacto',
    description:
      'Quién administra este sitio y cómo comunicarse con el operador; a quién avisar cuando un registro está equivocado.',
  },
  'contact.contact-text': {
    operator: { title: 'Quién administra este sitio', unnamed: 'El operador no ha dado un nombre.' },
    email: {
      title: 'Cómo escribirnos',
      missing: 'El operador no ha dado una dirección de correo.',
      reference:
        'Una página que falla muestra una referencia. Menciónela y podremos averiguar qué pasó. La referencia no dice nada sobre usted.',
    },
    record: {
      title: 'Un registro está equivocado',
      authority:
        'Nosotros no llevamos los registros y no podemos corregirlos. Avise a la autoridad que se nombra junto al valor: es la única que puede cambiarlo. [Fuentes](/sources) muestra cada autoridad y su propia página.',
    },
    mistake: {
      title: 'Nosotros lo mostramos mal',
      address:
        'Si la página de la autoridad y la nuestra dicen cosas distintas al mismo tiempo, el error es nuestro. Por favor, envíenos la dirección de nuestra página.',
    },
    access: {
      title: 'Una página es difícil de usar',
      page: 'Si hay algo aquí que no puede leer, oír, alcanzar o entender, díganos en qué página y qué usó. [Accesibilidad](/accessibility) muestra las deficiencias que conocemos.',
    },
  },
}
