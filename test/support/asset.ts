/** A substitute for the address of a file, which only a build knows. */
export default '/assets/file';
