// What a component looks like is seen by the journeys.
export default {}
