/** Own compilation: what customers call things at the counter, beside what documents call them. */
export const customers = `
    cafetera máquina
    suscribir suscripción
    suscripción abono
    darse_de_baja cancelar
    baja cancelar
    anular cancelar anulación
    devolver devolución
    cambiar cambio
    tienda local
    mandar enviar envío
    envío gastos_de_envío entrega
    entrega envío
    llegar tardar entrega
    tardar plazo
    península españa
    mallorca baleares
    ibiza baleares
    menorca baleares
    tenerife canarias
    gran_canaria canarias
    lanzarote canarias
    francia unión_europea
    portugal unión_europea
    alemania unión_europea
    cal descalcificar
    quitar_la_cal descalcificar descalcificación
    descalcificación cal
    luz luces piloto
    luces luz
    grano café
    tostado tueste
    bolsa paquete
    pequeño pequeña
    molinillo molino
    agua depósito
    caber depósito capacidad
    capacidad litros
    bizum pago_móvil
    plazos cuotas
    intereses interés
    financiar plazos
    tarjeta crédito
    transferencia banco
    recibo ticket
    cobrar costar
    precio coste
    tarifa precio
    llamar teléfono
    correo e-mail
    dirección calle
    ubicación dirección
    aparcar aparcamiento
    aparcamiento parking
    coche automóvil
    verano julio
    verano agosto
    verano junio
    invierno diciembre
    invierno enero
    navidad diciembre
    navidad 25_diciembre
    nochebuena 24_diciembre
    nochevieja 31_diciembre
    año_nuevo 1_enero
    reyes 6_enero
    festivo festivos
    puente festivo
    mañana mañanas
    tarde tardes
    noche pernoctación
    niño niños hijo
    hijo niño
    hija niña
    bebé niño
    jubilado mayores
    estudiante estudiantes
    perro mascota mascotas
    gato mascota
    mascota animales
    discapacitado accesible
    baño aseo
    registrarse registro
    roto averiado dañado
    averiado roto
    avería reparación
    reparar reparación
    reparación arreglo
    arreglar reparar
    pieza repuesto
    repuesto recambio
    perder pérdida
    robar robo
    alquilar alquiler
    señal depósito anticipo
    anticipo depósito
    clase curso
    profesor instructor
    carné permiso
    seguro aseguradora
    embarazada embarazo
    peluquería corte
    talla medida
    tamaño medidas
    color colores
    antiguo viejo
    viejo antiguo usado
    nuevo nueva
    avisar avisa
    ayuda soporte
    empleado personal
    trabajo empleo
    empresa negocio
    abierto abren
    cerrado cierran
    vegano vegetal
    leche lácteos
    plancha cocina
    limpiar limpieza
    mantenimiento revisión
    pesado peso pesar
    alto altura
    ancho anchura
    bitcoin criptomoneda
    tarjeta visa mastercard
    tarjeta_de_crédito visa mastercard
    autonomía kilómetros
    accidente siniestro
    lluvia tiempo
    dni documento_de_identidad
    papeles documentos documentación
    edad_mínima edad
    menor menores
    padres acompañante
    rampa accesible
    aire climatización
    sábanas ropa_de_cama
    piscina pileta
    gorro piscina
    bañador traje_de_baño
    taquilla vestuario
    fisio fisioterapia
    radiografía placa
    integración api
    seguimiento rastrear
    paquete envío
    recoger recogida
    envolver regalo
    grabado grabar
    imprimir impresión
    prestar préstamo
    prorrogar renovar
    multa penalización
    retraso penalización
    principiante principiantes
    visita_guiada visita
    lentillas lentes_de_contacto
    gafas montura
    abogado despacho
    gestoría contable
    ramo flores
    ingredientes contiene
    lactosa leche
    frutos_secos nueces
`
