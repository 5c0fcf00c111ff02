"""Those who play without a person."""
