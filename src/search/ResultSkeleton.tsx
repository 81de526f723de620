/** The shape of the results that are on their way. */
export function ResultSkeleton() {
  return (
    <div aria-hidden="true">
      <div data-part="coming" />
      <div data-part="coming" />
      <div data-part="coming" />
    </div>
  );
}
