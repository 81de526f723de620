/** Stands for the secret key in the build that is tested; the tests look for it in everything that is published. */
export const adminKeyCanary = "canary-of-the-admin-key-5d1f0c7e";
