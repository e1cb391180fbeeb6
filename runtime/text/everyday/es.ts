import { customers } from './es-customers.ts'
import { home } from './es-home.ts'
import { leisure } from './es-leisure.ts'
import { petsAndHealth } from './es-pets-and-health.ts'
import { trade } from './es-trade.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation; the inflections are those of any grammar. */
export const es: EverydayWords = {
  forms: `
    abrir abre abren abrís abierto abierta abiertos
    cerrar cierra cierran cerrado
    volver vuelve vuelto
    devolver devuelve devuelto devuelvo
    envolver envuelto
    poder podemos puedo podría
    querer quiere quiero quisiera
    pedir pide pido pedido
    costar cuesta cuestan costó
    encontrar encuentra encuentran encuentro
    probar prueba pruebo
    empezar empieza empiezan
    comenzar comienza
    pagar paga pago pagado
    enviar envía envían envío envíos
    recoger recoge recojo recogida
    elegir elige elijo elegido
    traer trae traigo traído
    venir viene vengo
    salir sale salgo
    hacer hace hago hecho hacen
    decir dice digo dicho
    poner pone pongo puesto
    romper roto rota rompe
    escribir escrito escribe
    ver visto
    leer lee leído
    oír oye
    saber sabe sé
    dar doy dado dan
    perder pierde pierdo perdido
    servir sirve sirven
    dormir duerme
    jugar juega
    cambiar cambio cambia cambios
    vender vende venden vendido
    comprar compra compro comprado
    alquilar alquila alquilo alquiler
    reservar reserva reservo reservado
    arreglar arregla arreglo
    reparar repara reparo reparación
    cancelar cancela cancelo
    bueno mejor buena buen
    malo peor mala mal
    grande mayor gran
    pequeño menor pequeña
    barato barata baratos
    caro cara
    primero 1o primera primer
    niño niña niños
    lápiz lápices
    vez veces
    luz luces
    email e-mail mail correo
    wifi wi-fi
    checkin check-in
    web website
    cero 0
    dos 2
    tres 3
    cuatro 4
    cinco 5
    seis 6
    siete 7
    ocho 8
    nueve 9
    diez 10
    once 11
    doce 12
    trece 13
    catorce 14
    quince 15
    veinte 20
    treinta 30
    cuarenta 40
    cincuenta 50
    sesenta 60
    cien 100 ciento
    lunes lun
    martes mar
    miércoles mié
    jueves jue
    viernes vie
    sábado sáb sábados
    domingo dom domingos
    enero ene
    febrero feb
    abril abr
    agosto ago
    septiembre sept setiembre
    octubre oct
    noviembre nov
    diciembre dic
    hora h horas
    minuto min minutos
    kilogramo kg kilo
    kilómetro km
    euro eur euros
    número núm
    teléfono tel tfno
    máximo máx
    mínimo mín
    aproximadamente aprox
    información info
    usted ud
    avenida avda
    calle c/
    señor sr
    profesor profe
    bicicleta bici
    gracias grax
  `,
  meanings: `
    nochebuena 24_de_diciembre
    nochevieja 31_de_diciembre
    teléfono móvil celular llamar número
    llamar telefonear
    contacto contactar
    correo email
    reparar arreglar reparación
    roto dañado defectuoso averiado
    avería fallo defecto
    precio coste costo tarifa
    costar precio valer
    tasa tarifa cuota
    barato económico asequible
    caro costoso
    gratis gratuito
    descuento rebaja
    oferta promoción
    vale cupón tarjeta_regalo
    presupuesto cotización
    bicicleta ciclo
    ebike bicicleta_eléctrica
    comprar adquirir pedir
    compra pedido
    pedido encargo orden
    tienda comercio local
    alquilar rentar arrendar
    alquiler renta arriendo
    reembolso devolución
    reembolsar devolver
    cambio canje
    entregar enviar mandar
    entrega envío reparto
    gastos_de_envío portes
    paquete bulto
    factura recibo
    ticket recibo comprobante
    cancelar anular baja
    cancelación anulación
    aplazar posponer cambiar
    empezar comenzar iniciar
    inicio comienzo
    terminar acabar finalizar
    final término
    coche carro auto vehículo
    camión furgoneta
    niño chico hijo menor
    bebé recién_nacido
    vacaciones descanso
    festivo feriado
    médico doctor
    dentista odontólogo
    consulta clínica
    hospital clínica
    medicamento medicina fármaco
    farmacia farmacéutico
    receta prescripción
    cita turno
    reservar reserva
    apertura horario
    horario horas
    cerrado cierre
    garantía garantizado
    perdido extraviado pérdida
    robado robo
    fianza depósito
    anticipo señal
    plazo cuota
    pagar abonar pago
    pago abono
    tarjeta crédito débito
    efectivo metálico
    transferencia giro
    impuesto iva
    dueño propietario
    jefe director gerente
    empleado personal equipo trabajador
    empleo trabajo vacante
    candidatura currículum
    sueldo salario
    cliente clienta
    huésped visitante
    empresa compañía negocio
    dirección ubicación domicilio
    ubicado situado
    llegar cómo_llegar
    cerca cercano próximo
    aparcar estacionar parking aparcamiento
    aparcamiento estacionamiento parking
    autobús bus
    tren estación
    metro subte
    gasolina combustible
    baño aseo servicio
    ascensor elevador
    silla_de_ruedas accesible
    discapacidad accesible
    piso apartamento departamento
    habitación cuarto
    desayuno desayunar
    almuerzo comida
    cena cenar
    menú carta platos
    entrante aperitivo
    postre dulce
    bebida bebidas
    vegetariano vegetariana
    vegano vegana
    alergia alérgico alérgenos
    celíaco sin_gluten
    llevar para_llevar
    mesa sitio
    mascota perro animal
    piscina alberca
    equipaje maleta
    internet wifi
    página web sitio
    ordenador computadora pc
    pantalla monitor
    foto imagen
    archivo fichero documento
    subir importar
    descargar exportar bajar
    eliminar borrar
    modificar cambiar editar
    sustituir reemplazar cambiar
    actualizar actualización
    instalar configurar
    sesión iniciar_sesión acceder
    registrar inscribir
    registro inscripción matrícula
    contraseña clave
    cuenta perfil
    suscripción abono plan
    prueba probar
    problema error fallo
    lento despacio
    rápido rápidamente pronto
    duración tiempo
    esperar espera
    urgente urgencia
    emergencia urgencia
    ayuda soporte asistencia
    queja reclamación
    pregunta duda consulta
    respuesta responder contestar
    explicar explicación
    permitido autorizado
    prohibido no_permitido
    necesitar necesario
    obligatorio requerido
    requisito condición
    regla norma política
    contrato acuerdo
    términos condiciones
    privacidad protección_de_datos
    datos información
    seguridad protección
    seguro mutua aseguradora
    fecha_límite plazo
    retraso tarde
    avisar informar notificar
    incluido incluye
    suplemento extra recargo
    adicional extra
    límite máximo tope
    importe cantidad
    tamaño medidas talla
    peso pesa
    edad años
    mayor jubilado
    estudiante alumno
    adulto mayor
    profesor maestro docente
    clase lección
    curso formación
    examen prueba
    título certificado diploma
    solicitar solicitud
    formulario impreso
    pasaporte dni
    permiso licencia
    carnet licencia
    nacimiento nacido
    boda matrimonio
    basura residuos
    limpiar lavar
    limpieza lavado
    revisión chequeo inspección
    peluquería peluquero
    ropa prendas
    pantalón vaqueros
    gafas lentes anteojos
    regalo obsequio
    muebles mobiliario
    jardín césped
    fontanero plomero
    electricista electricidad
    albañil constructor
    visita visitar
    dolor duele
    enfermo enfermedad
    fiebre temperatura
    vacuna vacunación
    anestesia inyección
    tratamiento terapia
    operación cirugía
    empaste caries
    ortodoncia brackets
    diente muela
    fumar tabaco
    ruido ruidoso
    recoger retirar
    disponible stock
    existencias stock
    agotado sin_stock
    marca fabricante
    modelo tipo
    clase tipo
    pieza repuesto recambio
    usado segunda_mano
    mantenimiento revisión servicio
    batería pila
    cargar recargar
    cargador carga
    rueda neumático llanta
    pinchazo rueda_pinchada
    freno frenos
    casco cascos
    candado antirrobo
    viaje excursión
    extranjero internacional
    país nación
    zona región área
    mañana matinal
    tarde vespertino
    noche nocturno
    hoy día
    diario todos_los_días
    anual año
    mensual mes
    escoger elegir
    diferencia distinto
    comparar comparación
    mudanza mudar
    invitar invitación
    entrada acceso
    billete boleto entrada
    reseña opinión
    recomendar aconsejar
    asesoramiento consejo
    fundado fundación
    idioma lengua hablar
    traducir traducción
${customers}
${petsAndHealth}
${leisure}
${home}
${trade}
  `,
}
